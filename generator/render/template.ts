import { readFileSync } from "node:fs";
import { compileTemplate } from "./compile-template.ts";
import { type PrecompiledTemplate, precompiled } from "./precompiled.ts";
import { templateTools } from "./template-tools.ts";

/** Grows when templates are to be read anew. */
let edition = 0;

/** Makes every template be read and compiled again at its next use: one of them was saved. */
export function forgetTemplates(): void {
  edition += 1;
}

/** Compiles `templates/<name>`; the emitter that calls it declares what the template sees. */
export function template<View>(name: string): (view: View) => string {
  let compiled: PrecompiledTemplate["code"] | undefined;
  let compiledEdition = edition;
  return (view) => {
    if (compiledEdition !== edition) {
      compiled = undefined;
      compiledEdition = edition;
    }
    compiled ??= load(name);
    return compiled(templateTools, view);
  };
}

function load(name: string): PrecompiledTemplate["code"] {
  const text = readFileSync(new URL(`../../templates/${name}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
  const ready = precompiled[name];
  return ready?.text === text
    ? ready.code
    : (new Function("tools", "view", compileTemplate(text)) as PrecompiledTemplate["code"]);
}
