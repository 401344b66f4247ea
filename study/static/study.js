"use strict";
// The time machine. Everything shown is put in place as text, never as markup.
(() => {
  const study = JSON.parse(document.getElementById("study-data").textContent);
  const at = (id) => document.getElementById(id);
  const machine = at("machine");
  const last = study.steps.length - 1;
  const hasCode = study.steps.some((step) => step.code.length);
  const hasAccess = study.steps.some((step) => step.insight);
  const names = ["tree", "diff", "program", ...(hasCode ? ["code"] : []), ...(hasAccess ? ["access"] : [])];
  const three = ["tree", "diff", hasCode ? "code" : "program"];
  const state = { step: last, view: "", panels: innerWidth < 1700 ? three : names, nest: null };

  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  };

  // Words that a reader looks for. One expression a language; the first group that matches names the class.
  const LANGUAGES = {
    python: [
      [/#.*/y, "c"], [/"[^"]*"/y, "s"], [/\b(?:def|for|in|with|if|else|while|and|or|not|return)\b/y, "k"],
      [/\bT\.(?:parallel|vectorized|unroll|thread_binding|serial)\b/y, "t"], [/\bT\.\w+(?:\.\w+)*/y, "f"], [/\b\d[\w.]*/y, "n"],
    ],
    code: [
      [/(?:\/\/|#|;).*/y, "c"], [/"[^"]*"/y, "s"], [/^[.$\w@"-]+:/my, "t"], [/%?\b[xyz]mm\d+/y, "f"],
      [/\bv?f(?:n?m(?:add|sub)\w*|ma\w*)|@llvm\.fm\w+(?:\.\w+)*|\bmma\.\w+(?:\.\w+)*/y, "k"], [/-?\b(?:0x)?\d[\w.]*/y, "n"],
    ],
  };

  const colour = (target, text, language) => {
    target.replaceChildren();
    const rules = LANGUAGES[language];
    let plain = "";
    const flush = () => { if (plain) target.append(plain); plain = ""; };
    for (let i = 0; i < text.length;) {
      let hit = null;
      const inWord = i > 0 && /\w/.test(text[i - 1]) && /\w/.test(text[i]);
      if (!inWord) {
        for (const [expression, name] of rules) {
          expression.lastIndex = i;
          hit = expression.exec(text);
          if (hit && hit[0]) { flush(); target.append(make("span", name, hit[0])); break; }
          hit = null;
        }
      }
      if (hit) i += hit[0].length;
      else plain += text[i++];
    }
    flush();
  };

  const showTree = (rows) => {
    const list = rows.map((row) => {
      const line = make("div", `row ${row.role}${row.changed ? " changed" : ""}`);
      line.append(make("span", "sign", row.changed ? "+" : " "));
      const indent = make("span", "indent");
      for (let i = 0; i < row.depth; i++) indent.append(make("i"));
      line.append(indent);
      if (row.role === "loop") {
        line.append(make("b", "", row.name), make("span", "extent", `× ${row.extent ?? "?"}`));
        if (row.kind !== "serial") line.append(make("span", `kind ${row.kind.split(".")[0]}`, row.kind));
        if (row.reduction) line.append(make("span", "sigma", "Σ"));
        if (row.detail) line.append(make("span", "detail", row.detail));
      } else if (row.role === "buffer" || row.role === "argument") {
        line.append(make("b", "", row.name), make("span", "kind scope", row.kind));
        line.append(make("span", "detail", `${row.dtype}[${row.shape.join(", ")}]`), make("span", "size", row.size));
      } else if (row.role === "block") {
        line.append(make("b", "", row.name), make("span", "detail", row.detail));
      } else {
        line.append(make("span", "", row.text));
      }
      return line;
    });
    at("tree").replaceChildren(...list);
  };

  const showDiff = (lines) => {
    const kinds = { "+": "added", "-": "removed", "@": "hunk" };
    const shown = lines.filter((line) => !/^(?:---|\+\+\+) /.test(line));
    const list = shown.map((line) => make("span", `line ${kinds[line[0]] ?? ""}`, line));
    if (!list.length) list.push(make("span", "dim", state.step === 0 ? "the definition" : "the program did not change"));
    at("diff").replaceChildren(...list);
  };

  const showCode = (codes) => {
    const chosen = codes.find((code) => code.view === state.view) ?? codes[0];
    at("code-views").replaceChildren(...codes.map((code) => {
      const button = make("button", "", code.view);
      button.type = "button";
      button.setAttribute("aria-pressed", String(code === chosen));
      button.addEventListener("click", () => { state.view = code.view; show(); });
      return button;
    }));
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
    at("counts").replaceChildren(make("span", "dim", chosen.where), ...counts);
    colour(at("code"), chosen.text, chosen.view === "cuda" ? "python" : "code");
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
    showTree(step.tree);
    showDiff(step.diff);
    colour(at("program"), step.program, "python");
    showCode(step.code);
    if (hasAccess) drawAccess(at("access"), step.insight, study.caches, state.nest, (nest) => { state.nest = nest; show(); });
    at("primitive-count").textContent = String(step.primitives.length);
    colour(at("primitives"), step.primitives.join("\n") || "none", "python");
    const link = new URLSearchParams({ step: state.step, ...(state.view && { view: state.view }), panels: state.panels.join(",") });
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
  addEventListener("hashchange", () => { fromLink(); show(); });
  fromLink();
  if (study.steps.length) show();
})();
