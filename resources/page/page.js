// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a game. Everything is there without it: it only moves from turn to turn.
"use strict";
(() => {
  const film = JSON.parse(document.getElementById("film").textContent);
  const list = Array.from(document.getElementById("elements").children);
  const byId = (id) => document.getElementById(id);
  const flips = film.flips.map((steps) => {
    let place = 0;
    return steps.map((step) => (place += step));
  });
  const rows = new Map();
  const visible = new Set();
  list.forEach((element, place) => {
    if (!element.classList.contains("off")) {
      visible.add(place);
    }
  });
  let now = film.shown;
  let timer = 0;

  // The main line, or the line that branches off.
  const trackOf = (stop) => film.tracks.find((track) => stop >= track.first && stop <= track.last);
  const following = (stop) => (stop < trackOf(stop).last ? stop + 1 : stop);
  const preceding = (stop) => (stop > trackOf(stop).first || film.bases[stop] < 0 ? Math.max(0, stop - 1) : film.bases[stop]);

  // What there is at a stop: what its base has, but for what has changed since.
  const contentOf = (stop) => {
    const content = new Set();
    for (let at = stop; at >= 0; at = film.bases[at]) {
      for (const place of flips[at]) {
        if (!content.delete(place)) {
          content.add(place);
        }
      }
    }
    return content;
  };

  const goTo = (stop) => {
    const content = contentOf(stop);
    for (const place of visible) {
      if (!content.has(place)) {
        list[place].classList.add("off");
      }
    }
    for (const place of content) {
      if (!visible.has(place)) {
        list[place].classList.remove("off");
      }
    }
    visible.clear();
    content.forEach((place) => visible.add(place));
    now = stop;
    show();
  };

  const show = () => {
    const track = trackOf(now);
    const row = rows.get(now);
    byId("now").textContent = row ? row.textContent.trim() : "";
    const slider = byId("slider");
    slider.min = track.first;
    slider.max = track.last;
    slider.value = now;
    slider.setAttribute("aria-valuetext", byId("now").textContent);
    // What can't be done isn't taken away, so that the focus stays where it is.
    byId("first").setAttribute("aria-disabled", now === 0);
    byId("back").setAttribute("aria-disabled", now === 0);
    byId("on").setAttribute("aria-disabled", now === track.last);
    byId("last").setAttribute("aria-disabled", now === track.last);
    for (const [stop, button] of rows) {
      const isHere = stop === now;
      button.tabIndex = isHere ? 0 : -1;
      if (isHere) {
        button.setAttribute("aria-current", "step");
        const line = button.closest("details");
        if (line) {
          line.open = true;
        }
        reveal(button);
      } else {
        button.removeAttribute("aria-current");
      }
    }
    for (const moment of document.querySelectorAll(".moment")) {
      moment.classList.toggle("here", Number(moment.dataset.stop) === now);
    }
    const cursor = byId("graph-cursor");
    if (cursor) {
      const isMain = track.first === 0;
      cursor.classList.toggle("off", !isMain);
      const x = film.graph.left + (isMain && track.last > 0 ? (film.graph.width * now) / track.last : 0);
      cursor.setAttribute("transform", `translate(${x} 0)`);
    }
  };

  // Within the list only: the page stays where people have scrolled it.
  const reveal = (button) => {
    const box = byId("turns");
    if (box.scrollHeight <= box.clientHeight) {
      return;
    }
    const inner = button.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    if (inner.top < outer.top) {
      box.scrollTop -= outer.top - inner.top + 8;
    } else if (inner.bottom > outer.bottom) {
      box.scrollTop += inner.bottom - outer.bottom + 8;
    }
  };

  const pause = () => {
    clearInterval(timer);
    timer = 0;
    byId("play").classList.remove("playing");
    byId("play").setAttribute("aria-label", byId("play").dataset.play);
    byId("play").title = byId("play").dataset.play;
    byId("now").setAttribute("aria-live", "polite");
  };

  const play = () => {
    if (now === trackOf(now).last) {
      goTo(trackOf(now).first);
    }
    byId("play").classList.add("playing");
    byId("play").setAttribute("aria-label", byId("play").dataset.pause);
    byId("play").title = byId("play").dataset.pause;
    // Nobody can hear a turn a second.
    byId("now").setAttribute("aria-live", "off");
    timer = setInterval(() => {
      goTo(following(now));
      if (now === trackOf(now).last) {
        pause();
      }
    }, 1000);
  };

  const acts = {
    first: () => goTo(0),
    back: () => goTo(preceding(now)),
    on: () => goTo(following(now)),
    last: () => goTo(trackOf(now).last),
  };
  for (const [id, act] of Object.entries(acts)) {
    byId(id).addEventListener("click", () => {
      pause();
      act();
    });
  }
  byId("play").addEventListener("click", () => (timer ? pause() : play()));
  byId("slider").addEventListener("input", (event) => {
    pause();
    goTo(Number(event.target.value));
  });

  // Lines of the list become buttons, of which Tab reaches the one that is on the board.
  for (const row of document.querySelectorAll(".row")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = row.className;
    button.dataset.stop = row.dataset.stop;
    button.append(...row.childNodes);
    row.replaceWith(button);
    const stop = Number(button.dataset.stop);
    rows.set(stop, button);
    button.addEventListener("click", () => {
      pause();
      goTo(stop);
    });
  }
  for (const moment of document.querySelectorAll(".moment")) {
    const button = document.createElement("button");
    button.type = "button";
    const head = moment.querySelector(".moment-head");
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      pause();
      goTo(Number(moment.dataset.stop));
    });
  }
  const graph = byId("graph");
  if (graph) {
    graph.addEventListener("click", (event) => {
      const box = graph.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * graph.viewBox.baseVal.width + graph.viewBox.baseVal.x;
      const part = (x - film.graph.left) / film.graph.width;
      pause();
      goTo(Math.min(film.tracks[0].last, Math.max(0, Math.round(part * film.tracks[0].last))));
    });
  }

  const keys = {
    ArrowLeft: acts.back,
    ArrowRight: acts.on,
    Home: acts.first,
    End: acts.last,
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const target = event.target;
    if (event.key === " ") {
      if (target.closest("button, summary")) {
        return;
      }
      timer ? pause() : play();
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && target.closest(".row")) {
      pause();
      const all = Array.from(rows.keys());
      const next = all[all.indexOf(now) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next !== undefined) {
        goTo(next);
        rows.get(next).focus({ preventScroll: true });
      }
    } else if (keys[event.key]) {
      pause();
      keys[event.key]();
      if (target.closest(".row")) {
        rows.get(now).focus({ preventScroll: true });
      }
    } else {
      return;
    }
    event.preventDefault();
  });

  let opened = [];
  addEventListener("beforeprint", () => {
    opened = Array.from(document.querySelectorAll("details:not([open])"));
    opened.forEach((line) => (line.open = true));
  });
  addEventListener("afterprint", () => opened.forEach((line) => (line.open = false)));

  document.documentElement.classList.add("live");
  show();
  // From now on the list glides, where people don't mind.
  requestAnimationFrame(() => document.documentElement.classList.add("gliding"));
})();
