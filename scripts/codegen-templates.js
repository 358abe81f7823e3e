import { readFileSync } from "node:fs";
import path from "node:path";
import Handlebars from "handlebars";
import { filesUnder } from "./codegen-files.js";

/** An esbuild plugin that fills `generator/render/precompiled.ts`: compiling the templates is a tenth of a run. */
export function precompiledTemplates(folder) {
  return {
    name: "precompiled-templates",
    setup: ({ onLoad }) => {
      onLoad({ filter: /render[\\/]precompiled\.ts$/ }, () => ({ loader: "js", contents: toModule(folder) }));
    },
  };
}

function toModule(folder) {
  const entries = filesUnder(path.dirname(folder), path.basename(folder))
    .filter((name) => name.endsWith(".hbs"))
    .map((name) => {
      const text = readFileSync(path.join(path.dirname(folder), name), "utf8").replaceAll("\r\n", "\n");
      const code = Handlebars.precompile(text, { noEscape: true, strict: true });
      const key = name.slice(path.basename(folder).length + 1);
      return `${JSON.stringify(key)}: { text: ${JSON.stringify(text)}, code: ${code} },`;
    });
  return `export const precompiled = {\n${entries.join("\n")}\n};`;
}
