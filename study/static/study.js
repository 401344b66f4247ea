"use strict";
// The time machine of one rung. Steps come from the server as markup (or from the file's own templates); what is chosen
// among the views, statements and panels of a step stays here, and in the address.
(() => {
  const at = (id) => document.getElementById(id);
  const machine = at("machine"), slider = at("slider"), last = Number(slider.max);
  const live = "act" in machine.dataset;  // a file has no server
  const toggles = [...machine.querySelectorAll("[data-panel]")];
  const state = { view: "", statement: "" };
  const scrolled = {};

  const panels = () => machine.dataset.panels.split(" ");
  const names = () => toggles.filter((toggle) => !toggle.hidden).map((toggle) => toggle.dataset.panel);

  // What only a part of the steps or files has.
  const offer = () => {
    const sources = live ? [at("step")] : [...machine.querySelectorAll("template[data-step]")].map((template) => template.content);
    const any = (selector) => sources.some((source) => source.querySelector(selector));
    for (const toggle of toggles) toggle.hidden = { code: !live && !any(".view"), access: !live && !any("[data-nests]") }[toggle.dataset.panel] ?? false;
    const usual = names().includes("code") ? "code" : "program";
    machine.dataset.panels = innerWidth < 1700 ? `tree diff ${usual}` : names().join(" ");
  };

  // Code, program lines and statement as they were chosen, on a step that has just come.
  const dress = () => {
    const views = [...at("step").querySelectorAll(".view")];
    const chosen = views.find((view) => view.dataset.view === state.view) ?? views[0];
    for (const view of views) view.hidden = view !== chosen;
    for (const button of at("code-views").querySelectorAll("[aria-pressed]")) button.setAttribute("aria-pressed", String(button.dataset.view === chosen?.dataset.view));
    const marked = new Set((chosen?.dataset.marked || "").split(" "));
    for (const line of at("program").children) line.classList.toggle("marked", marked.has(line.dataset.n));
    const select = at("access").querySelector("[data-nest]");
    if (select && state.statement !== "" && select.options[Number(state.statement)]) {
      select.value = state.statement;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const hints = Number(at("step").firstElementChild.dataset.hints);
    for (const toggle of toggles) {
      toggle.setAttribute("aria-pressed", String(panels().includes(toggle.dataset.panel)));
      if (toggle.dataset.panel === "access") toggle.textContent = hints ? `access · ${hints} hint${hints === 1 ? "" : "s"}` : "access";
    }
    for (const [id, place] of Object.entries(scrolled)) if (at(id)) at(id).scrollTop = place;
    const first = at("program").querySelector(".marked");
    if (first) at("program").scrollTop = first.offsetTop - at("program").offsetTop - 40;
    const met = chosen?.querySelector('.ln:not([data-n=""])');  // whole CUDA source begins with what every kernel has
    if (met) met.parentElement.scrollTop = met.offsetTop - met.parentElement.offsetTop - 40;
    const link = new URLSearchParams({ step: slider.value, ...(state.view && { view: state.view }), panels: panels().join(","), ...(state.statement && { statement: state.statement }) });
    if (location.hash !== `#${link}`) history.replaceState(history.state, "", `#${link}`);
  };

  // Which step it is, in the list and for a screen reader.
  const tell = () => {
    at("previous").disabled = slider.value === "0";
    at("next").disabled = Number(slider.value) === last;
    for (const button of at("steps").querySelectorAll("button")) {
      if (button.dataset.step !== slider.value) { button.removeAttribute("aria-current"); continue; }
      button.setAttribute("aria-current", "step");
      const list = at("steps"), top = button.offsetTop - list.offsetTop;
      list.scrollTop = Math.min(Math.max(list.scrollTop, top + button.offsetHeight - list.clientHeight), top);
      const sentence = `${slider.value} of ${last}: ${button.querySelector(".what").textContent}`;
      slider.setAttribute("aria-valuetext", sentence);
      at("sentence").textContent = `Step ${sentence}`;
    }
  };

  const keep = () => { for (const id of ["tree", "diff", "program", "access"]) scrolled[id] = at(id)?.scrollTop ?? 0; };

  const put = () => at("step").replaceChildren(machine.querySelector(`template[data-step="${slider.value}"]`).content.cloneNode(true));

  const show = () => {
    tell();
    if (live) return;  // the form's request brings the step
    keep();
    put();
    dress();
  };

  const go = (step) => {
    const wanted = String(Math.min(Math.max(step, 0), last));
    if (wanted === slider.value) return;
    slider.value = wanted;
    state.statement = "";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };

  const fromLink = () => {
    const link = new URLSearchParams(location.hash.slice(1));
    state.view = link.get("view") ?? state.view;
    const wanted = (link.get("panels") ?? "").split(",").filter((name) => names().includes(name));
    if (wanted.length) machine.dataset.panels = wanted.join(" ");
    const step = Number.parseInt(link.get("step") ?? "", 10);
    if (Number.isInteger(step)) go(step);
    state.statement = /^\d+$/.test(link.get("statement") ?? "") ? link.get("statement") : "";
    dress();
  };

  at("state").addEventListener("submit", (event) => event.preventDefault());
  at("state").addEventListener("input", show);
  at("previous").addEventListener("click", () => go(Number(slider.value) - 1));
  at("next").addEventListener("click", () => go(Number(slider.value) + 1));
  machine.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step], [data-view], [data-panel]");
    if (!button || button.tagName !== "BUTTON") return;
    if (button.dataset.step) go(Number(button.dataset.step));
    else if (button.dataset.view) { state.view = button.dataset.view; if (!button.dataset.work) dress(); }
    else {
      const shown = names().filter((name) => panels().includes(name) !== (name === button.dataset.panel));
      if (shown.length) machine.dataset.panels = shown.join(" ");
      dress();
    }
  });
  machine.addEventListener("change", (event) => {
    if (!event.isTrusted || !event.target.matches("[data-nest]")) return;
    state.statement = event.target.value;
    dress();
  });
  machine.addEventListener("htmx:beforeSwap", keep);
  machine.addEventListener("htmx:afterSwap", () => { tell(); dress(); });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(?:TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    if (event.target.tagName === "INPUT" && event.target.type !== "range") return;
    if (event.key === "j") go(Number(slider.value) + 1);
    else if (event.key === "k") go(Number(slider.value) - 1);
  });
  addEventListener("hashchange", fromLink);
  if (last < 0) return;  // refused before the first step
  document.addEventListener("DOMContentLoaded", () => {  // by then the form is watched
    if (!live) put();
    offer();
    fromLink();
    tell();
  });
})();
