"use strict";
// The time machine of one rung.
(() => {
  const { make, colour } = Explorer;
  const study = Explorer.data("study-data");
  const at = (id) => document.getElementById(id);
  const machine = at("machine");
  const last = study.steps.length - 1;
  const live = machine.dataset.act ?? "";  // where the server does things; a file has no server
  const hasCode = live !== "" || study.steps.some((step) => step.code.length);
  const hasAccess = study.steps.some((step) => step.insight);
  const names = ["tree", "diff", "program", ...(hasCode ? ["code"] : []), ...(hasAccess ? ["access"] : [])];
  const three = ["tree", "diff", hasCode ? "code" : "program"];
  const state = { step: last, view: "", working: "", panels: innerWidth < 1700 ? three : names, nest: null };

  let marked = new Set();  // the program's lines that the code shown came from
  const showCode = (codes) => {
    const chosen = codes.find((code) => code.view === state.view) ?? codes[0];
    at("code-views").replaceChildren(...codes.map((code) => {
      const button = make("button", "", code.view);
      button.type = "button";
      button.setAttribute("aria-pressed", String(code === chosen));
      button.addEventListener("click", () => { state.view = code.view; show(); });
      return button;
    }));
    if (live && study.steps[state.step].runnable) {
      const missing = study.views.filter((view) => !codes.some((code) => code.view === view));
      at("code-views").append(...missing.map(compileButton), make("span", "dim", state.working));
    }
    if (!chosen) {
      at("counts").replaceChildren();
      at("code").textContent = study.steps[state.step].runnable ? "not compiled" : "between two programs: cannot be compiled";
      return;
    }
    const counts = Object.entries(chosen.counts).map(([name, number]) => {
      const item = make("span", name.startsWith("spill") ? "warn" : "");
      item.append(make("b", "", String(number)), ` ${name}`);
      return item;
    });
    const lines = chosen.span === null ? [] : [make("span", "", `▸ program lines ${chosen.span.join("–")}`), make("span", "dim", chosen.how)];
    if (chosen.span === null && chosen.how) lines.push(make("span", "dim", chosen.how));
    at("counts").replaceChildren(make("span", "dim", chosen.where), ...counts, ...lines);
    const language = { cuda: "cuda", ptx: "gpu", sass: "gpu" }[chosen.view] ?? "code";
    Explorer.listing(at("code"), chosen.text, language, chosen.lines.length ? chosen.lines : null);
    if (!chosen.lines.length) colour(at("code"), chosen.text, language);
    marked = new Set(chosen.view === "cuda" ? [] : chosen.lines);
  };

  const compileButton = (view) => {
    const button = make("button", "", `compile to ${view}`);
    button.type = "button";
    button.addEventListener("click", async () => {
      const step = study.steps[state.step];
      const status = button.parentElement.lastElementChild;
      const found = await Explorer.work(button, status, `/act/code/${live}`, { step: step.index, view });
      if (!found) return;
      step.code.push(found.code);
      if (found.insight) step.insight = found.insight;
      state.view = view;
      show();
    });
    return button;
  };

  const hintsText = () => {
    const count = study.steps[state.step].insight?.hints.length ?? 0;
    return count ? `access · ${count} hint${count === 1 ? "" : "s"}` : "access";
  };

  const showPanels = () => {
    for (const button of machine.querySelectorAll("[data-panel]")) {
      const name = button.dataset.panel;
      button.hidden = !names.includes(name);
      if (name === "access") button.textContent = hintsText();
      button.setAttribute("aria-pressed", String(state.panels.includes(name)));
      at(`panel-${name}`).hidden = !state.panels.includes(name);
    }
  };

  const show = () => {
    const step = study.steps[state.step];
    at("slider").value = String(state.step);
    at("slider").setAttribute("aria-valuetext", `${state.step} of ${last}: ${step.text}`);
    at("previous").disabled = state.step === 0;
    at("next").disabled = state.step === last;
    for (const button of at("steps").querySelectorAll("button")) {
      const current = Number(button.dataset.step) === state.step;
      if (current) { button.setAttribute("aria-current", "step"); keepVisible(button); }
      else button.removeAttribute("aria-current");
    }
    at("sentence").textContent = `Step ${step.index} of ${last}: ${step.text}`;
    showPanels();
    Explorer.tree(at("tree"), step.tree);
    Explorer.diff(at("diff"), step.diff, state.step === 0 ? "the definition" : "the program did not change");
    marked = new Set();
    showCode(step.code);
    Explorer.listing(at("program"), step.program.trimEnd(), "python", null, marked);
    const first = at("program").querySelector(".marked");
    if (first) at("program").scrollTop = first.offsetTop - at("program").offsetTop - 40;
    if (hasAccess) drawAccess(at("access"), step.insight, study.caches, state.nest, (nest) => { state.nest = nest; show(); });
    at("primitive-count").textContent = String(step.primitives.length);
    colour(at("primitives"), step.primitives.join("\n") || "none", "python");
    const statement = state.nest === null ? {} : { statement: state.nest };
    const link = new URLSearchParams({ step: state.step, ...(state.view && { view: state.view }), panels: state.panels.join(","), ...statement });
    if (location.hash !== `#${link}`) history.replaceState(null, "", `#${link}`);
  };

  const keepVisible = (button) => {
    const list = at("steps");
    const top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + button.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + button.offsetHeight - list.clientHeight;
  };

  const go = (step) => { state.nest = null; state.step = Math.min(Math.max(step, 0), last); show(); };

  const fromLink = () => {
    const link = new URLSearchParams(location.hash.slice(1));
    const step = Number.parseInt(link.get("step") ?? "", 10);
    if (Number.isInteger(step)) state.step = Math.min(Math.max(step, 0), last);
    state.view = link.get("view") ?? state.view;
    const statement = Number.parseInt(link.get("statement") ?? "", 10);
    state.nest = Number.isInteger(statement) && statement >= 0 ? statement : null;
    const panels = (link.get("panels") ?? "").split(",").filter((name) => names.includes(name));
    if (panels.length) state.panels = panels;
  };

  at("slider").addEventListener("input", (event) => go(Number(event.target.value)));
  at("previous").addEventListener("click", () => go(state.step - 1));
  at("next").addEventListener("click", () => go(state.step + 1));
  at("steps").addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) go(Number(button.dataset.step));
  });
  machine.querySelector(".toggles").addEventListener("click", (event) => {
    const name = event.target.dataset.panel;
    if (!name) return;
    const shown = names.filter((other) => state.panels.includes(other) !== (other === name));
    if (shown.length) state.panels = shown;
    show();
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(?:TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    if (event.target.tagName === "INPUT" && event.target.type !== "range") return;
    if (event.key === "j") go(state.step + 1);
    else if (event.key === "k") go(state.step - 1);
  });
  const timer = document.getElementById("time-steps");
  if (timer) {
    timer.addEventListener("click", async () => {
      const found = await Explorer.work(timer, at("time-status"), `/act/times/${live}`, {});
      if (!found) return;
      for (const [index, seconds] of Object.entries(found.seconds)) {
        const line = at("steps").querySelector(`[data-step="${index}"] .rung`);
        if (seconds === null || !line) continue;
        line.previousElementSibling?.classList.contains("time") && line.previousElementSibling.remove();
        const rate = study.flops ? `${(study.flops / seconds / 1e9).toPrecision(3)} GFLOP/s` : `${(study.bytes / seconds / 1e9).toPrecision(3)} GB/s`;
        line.before(make("span", "time", `${Explorer.duration(seconds)} · ${rate}`));
      }
    });
  }
  addEventListener("hashchange", () => { fromLink(); show(); });
  fromLink();
  if (study.steps.length) show();
})();
