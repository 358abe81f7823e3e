import { readFileSync } from "node:fs";
import Handlebars from "handlebars";
import { toLiteral } from "./literal.ts";
import { precompiled } from "./precompiled.ts";

const handlebars = Handlebars.create();

/** The only helper: data as a literal, laid out for the depth and the column at which it begins. */
handlebars.registerHelper("json", (value: unknown, options: Handlebars.HelperOptions) =>
  toLiteral(given("json", value), Number(options.hash["depth"] ?? 0), Number(options.hash["before"] ?? 0)),
);

// `strict` stops at block helpers: `{{#each typo}}` would silently print nothing.
for (const name of ["each", "if", "unless", "with"] as const) {
  const builtIn = handlebars.helpers[name];
  handlebars.registerHelper(name, function (this: unknown, value: unknown, options: Handlebars.HelperOptions) {
    return builtIn?.call(this, given(name, value), options);
  });
}

function given(helper: string, value: unknown): unknown {
  if (value === undefined) {
    throw new Error(`{{${helper}}} was given a name the view lacks`);
  }
  return value;
}

/** Grows when templates are to be read anew. */
let edition = 0;

/** Makes every template be read and compiled again at its next use: one of them was saved. */
export function forgetTemplates(): void {
  edition += 1;
}

/** Compiles `templates/<name>`; the emitter that calls it declares what the template sees. */
export function template<View>(name: string): (view: View) => string {
  let compiled: Handlebars.TemplateDelegate<View> | undefined;
  let compiledEdition = edition;
  return (view) => {
    if (compiledEdition !== edition) {
      compiled = undefined;
      compiledEdition = edition;
    }
    compiled ??= load<View>(name);
    return compiled(view);
  };
}

function load<View>(name: string): Handlebars.TemplateDelegate<View> {
  const text = readFileSync(new URL(`../../templates/${name}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
  const ready = precompiled[name];
  return ready?.text === text
    ? handlebars.template<View>(ready.code)
    : handlebars.compile<View>(text, { noEscape: true, strict: true });
}
