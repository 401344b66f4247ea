"use strict";
// What the pages' scripts share. Everything shown is put in place as text, never as markup.
const Explorer = (() => {
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
    cuda: [
      [/\/\/.*|#\s*\w+.*/y, "c"], [/"[^"]*"/y, "s"], [/\b(?:for|if|else|return|while|const|int|float4?|half|void|extern|asm|volatile)\b/y, "k"],
      [/__\w+__|\b(?:blockIdx|threadIdx)\.[xyz]|__syncthreads/y, "t"], [/\b\w+(?=\()/y, "f"], [/\b\d[\w.]*/y, "n"],
    ],
    gpu: [
      [/\/\/.*/y, "c"], [/"[^"]*"/y, "s"], [/^[.$\w]+:/my, "t"], [/\b(?:fma|mma|wgmma|ldmatrix|FFMA|DFMA|HFMA2|HMMA|IMMA|HGMMA)[\w.]*/y, "k"],
      [/%\w+|\bU?[RP]\d+\b/y, "f"], [/-?\b(?:0x)?\d[\w.]*/y, "n"],
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

  // The rows of a loop tree.
  const tree = (target, rows) => {
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
    target.replaceChildren(...list);
  };

  // A unified diff; `none` is said where it is empty.
  const diff = (target, lines, none) => {
    const kinds = { "+": "added", "-": "removed", "@": "hunk" };
    const shown = lines.filter((line) => !/^(?:---|\+\+\+) /.test(line));
    const list = shown.map((line) => make("span", `line ${kinds[line[0]] ?? ""}`, line));
    if (!list.length) list.push(make("span", "dim", none));
    target.replaceChildren(...list);
  };

  // Ask the server to do something; it wants the token that only this page knows. `signal` gives it up.
  const post = async (path, body, signal) => {
    const token = document.querySelector("meta[name=token]").content;
    const answer = await fetch(path, { method: "POST", signal, body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-token": token } });
    const text = await answer.text();
    let found;
    try { found = JSON.parse(text); } catch { throw new Error(text.trim() || `the server said ${answer.status}`); }
    if (found.error) throw new Error(`${found.error.message}${found.error.hint ? ` (${found.error.hint})` : ""}`);
    return found;
  };

  const NAMESPACE = "http://www.w3.org/2000/svg";
  const draw = (tag, attributes, text) => {
    const element = document.createElementNS(NAMESPACE, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const duration = (seconds) => seconds >= 1 ? `${seconds.toPrecision(3)} s` : seconds >= 1e-3 ? `${(seconds * 1e3).toPrecision(3)} ms` : `${(seconds * 1e6).toPrecision(3)} µs`;

  // Code with a number before each line; `marked` lines stand out. Numbers are no part of the text that is copied.
  const listing = (target, text, language, numbers, marked = new Set()) => {
    target.replaceChildren(...text.split("\n").map((line, i) => {
      const row = make("span", `numbered${marked.has(i + 1) ? " marked" : ""}`);
      const code = make("span");
      colour(code, `${line}\n`, language);
      const number = make("i", "", "");
      number.dataset.number = `${marked.has(i + 1) ? "▸" : ""}${numbers ? numbers[i] || "" : i + 1}`;
      row.append(number, code);
      return row;
    }));
  };

  // Work that takes a while: `button` becomes its cancel button, `status` says how long it has been going on and how far.
  const work = async (button, status, path, body) => {
    const ticket = crypto.randomUUID();
    const label = button.textContent;
    const begun = performance.now();
    const clock = setInterval(async () => {
      const passed = `working, ${Math.round((performance.now() - begun) / 1000)} s`;
      const state = await fetch(`/progress?ticket=${ticket}`).then((answer) => answer.json()).catch(() => ({}));
      if (busy) status.textContent = state.total ? `${passed}, ${state.done} of ${state.total} turns: ${state.name}` : state.name ? `${passed}: ${state.name}` : passed;
    }, 500);
    let busy = true;
    const stop = (event) => { event.stopImmediatePropagation(); post("/cancel", { ticket }).catch(() => {}); };
    status.textContent = "working";
    button.textContent = "cancel";
    button.addEventListener("click", stop, { capture: true });
    try {
      const found = await post(path, { ...body, ticket });
      busy = false;
      status.textContent = "";
      return found;
    } catch (error) {
      busy = false;
      status.textContent = `⚠ ${error.message}`;
      return null;
    } finally {
      clearInterval(clock);
      button.removeEventListener("click", stop, { capture: true });
      button.textContent = label;
    }
  };

  const data = (id) => JSON.parse(document.getElementById(id).textContent);

  return { make, draw, duration, colour, listing, tree, diff, post, work, data };
})();
