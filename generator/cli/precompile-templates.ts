import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import { compileTemplate } from "../render/compile-template.ts";

/** An esbuild plugin that fills `generator/render/precompiled.ts`: compiling the templates is a tenth of a run. */
export function precompiledTemplates(folder: string): Plugin {
  return {
    name: "precompiled-templates",
    setup: ({ onLoad }) => {
      onLoad({ filter: /render[\\/]precompiled\.ts$/ }, () => ({ loader: "js", contents: toModule(folder) }));
    },
  };
}

function toModule(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".hbs"))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n");
      const code = `(tools, view) => {${compileTemplate(text)}}`;
      return `${JSON.stringify(name.split(path.sep).join("/"))}: { text: ${JSON.stringify(text)}, code: ${code} },`;
    });
  return `export const precompiled = {\n${entries.join("\n")}\n};`;
}
