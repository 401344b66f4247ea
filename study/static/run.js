"use strict";
// A tuning run's plots: every trial against its number or a parameter, and the cost model's scores against the times.
// The server's markup brings winner and failures; whenever the log grows it is asked for again, and all is drawn anew.
(() => {
  const at = (id) => document.getElementById(id);
  const plots = {};
  let run;

  const duration = (seconds) => {
    const [unit, factor] = seconds >= 1 ? ["s", 1] : seconds >= 1e-3 ? ["ms", 1e3] : ["µs", 1e6];
    return `${(seconds * factor).toPrecision(3)} ${unit}`;
  };
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const wide = (u, low, high) => [low / 1.1, high * 1.1];
  const five = (u, axis, low, high) => [0, 1, 2, 3, 4].map((i) => low * (high / low) ** (i / 4));
  const all = (u, splits) => splits;
  const points = (size, fill, stroke) => ({ paths: () => null, points: { show: true, size, fill: colour(fill), stroke: colour(stroke), width: 1.2 } });
  const times = { distr: 3, range: wide };
  const axis = (label, more) => ({ label, labelSize: 18, size: 30, labelFont: "12px system-ui", font: "11px system-ui", stroke: colour("dim"), grid: { stroke: colour("line"), width: 1 },
    ticks: { show: false }, filter: all, ...more });
  const timeAxis = (label, more) => axis(label, { splits: five, values: (u, splits) => splits.map(duration), ...more });

  // One plot; `trials` are in the order of x, `says` is what the pointer and the arrow keys read out.
  const plot = (place, trials, says, options, data) => {
    plots[place.id]?.destroy();
    place.replaceChildren();
    const words = place.nextElementSibling;
    if (!trials.length) { place.textContent = "nothing measured yet"; return; }
    let picked = -1;
    const height = (i) => data.slice(1).find((series) => series[i] !== null)[i];
    const pick = (i) => { picked = i; words.textContent = says(trials[i]); };
    const nearest = (u) => {
      if (u.cursor.left < 0) return;
      const away = trials.map((trial, i) => Math.hypot(u.valToPos(data[0][i], "x") - u.cursor.left, u.valToPos(height(i), "y") - u.cursor.top));
      const i = away.indexOf(Math.min(...away));
      if (away[i] < 24) pick(i);
    };
    const made = { width: place.clientWidth, height: 300, legend: { show: false }, cursor: { drag: { x: false, y: false }, points: { show: false } }, hooks: { setCursor: [nearest] }, ...options };
    const u = plots[place.id] = new uPlot(made, data, place);
    place.dataset.points = String(trials.length);
    place.onkeydown = (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      pick((picked + step + trials.length) % trials.length);
      u.setCursor({ left: u.valToPos(data[0][picked], "x"), top: u.valToPos(height(picked), "y") }, false);
    };
  };

  const trialsPlot = () => {
    const name = at("axis").value;
    const timed = run.trials.filter((trial) => trial.seconds !== null);
    const values = name ? [...new Set(timed.map((trial) => String(trial.config[name])))].sort((a, b) => a - b || a.localeCompare(b)) : [];
    const x = (trial) => (name ? values.indexOf(String(trial.config[name])) : trial.number);
    timed.sort((a, b) => x(a) - x(b));
    const only = (wanted) => timed.map((trial) => (wanted(trial) ? trial.seconds : null));
    const won = (trial) => run.best !== null && trial.number === run.best.number;
    const curve = { stroke: colour("accent"), width: 1.5, paths: uPlot.paths.stepped({ align: 1 }), points: { show: false }, spanGaps: true };
    const series = [{}, points(7, "accent", "accent"), points(8, "panel", "dim"), points(14, "warn", "panel"), curve];
    const best = timed.map((trial) => (name ? null : trial.best));
    const along = name ? axis(name, { splits: () => values.map((_, i) => i), values: () => values }) : axis("trial", { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] });
    at("dots").setAttribute("aria-label", `Time of each trial against ${name || "its number"}; arrow keys read them out`);
    plot(at("dots"), timed, (trial) => `trial ${trial.number}, ${trial.status}: ${duration(trial.seconds)} · ${Object.entries(trial.config).map(([key, value]) => `${key}=${value}`).join(" ")}`,
      { scales: { x: { time: false, range: name ? [-0.5, values.length - 0.5] : [0.5, run.trials.length + 0.5] }, y: times }, axes: [along, timeAxis(undefined, { size: 70 })], series },
      [timed.map(x), only((trial) => trial.status === "ok" && !won(trial)), only((trial) => trial.status !== "ok"), only(won), best]);
  };

  // Scores mean nothing by themselves: a good model has them fall as the time rises.
  const modelPlot = () => {
    const both = run.trials.filter((trial) => trial.seconds !== null && trial.predicted !== null).sort((a, b) => a.seconds - b.seconds);
    at("model").hidden = !both.length;
    if (!both.length) return;
    at("rank").textContent = run.rank === null ? "" : `rank correlation with speed ${run.rank.toFixed(2)}: 1 is a perfect order, 0 a guess`;
    at("predicted").setAttribute("aria-label", "The cost model's score against the measured time; arrow keys read them out");
    const ends = { splits: (u, i, low, high) => [low, high], values: () => ["slow", "fast"], size: 50 };
    plot(at("predicted"), both, (trial) => `trial ${trial.number}: score ${trial.predicted.toPrecision(3)}, ${duration(trial.seconds)}`,
      { scales: { x: { ...times, time: false }, y: {} }, axes: [timeAxis("measured"), axis(undefined, ends)], series: [{}, points(7, "accent", "accent")] },
      [both.map((trial) => trial.seconds), both.map((trial) => trial.predicted)]);
  };

  // The parameters that were varied so far, and a link to them all in one picture, which is drawn while it is open.
  const offer = () => {
    const chosen = at("axis").value;
    at("axis").replaceChildren(new Option("trial number", ""), ...run.parameters.map((name) => new Option(name)));
    at("axis").value = run.parameters.includes(chosen) ? chosen : "";
    const whole = at("whole"), address = `${whole.dataset.picture}&schedule=${encodeURIComponent(run.schedule)}`;
    whole.hidden = run.best === null;
    whole.querySelector("a").href = address;
    if (whole.open) whole.querySelector("img").src = `${address}&trials=${run.trials.length}`;
  };

  const show = () => {
    run = JSON.parse(at("summary").dataset.run);
    offer();
    trialsPlot();
    modelPlot();
  };

  at("axis").addEventListener("change", () => { history.replaceState(history.state, "", `#against=${encodeURIComponent(at("axis").value)}`); trialsPlot(); });
  at("whole").addEventListener("toggle", offer);
  document.addEventListener("htmx:afterSwap", show);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  addEventListener("resize", show);
  at("theme").addEventListener("click", () => setTimeout(show));
  document.addEventListener("DOMContentLoaded", () => {
    show();
    const against = new URLSearchParams(location.hash.slice(1)).get("against");
    if (run.parameters.includes(against)) {
      at("axis").value = against;
      trialsPlot();
    }
    let shown = null;
    const events = new EventSource(at("live").dataset.events);
    events.addEventListener("message", (event) => {
      const known = JSON.parse(event.data).trials;
      at("live").textContent = "● following the log";
      if (shown !== null && known !== shown) htmx.trigger("#summary", "grown");
      shown = known;
    });
    events.addEventListener("error", () => { at("live").textContent = "○ not following"; });
  });
})();
