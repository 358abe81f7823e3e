import { readFileSync } from "node:fs";
import Handlebars from "handlebars";
import { toLiteral } from "./literal.ts";

const handlebars = Handlebars.create();

/** The only helper: data as a literal, formatted for its depth and for the characters before it on its line. */
handlebars.registerHelper("json", (value: unknown, { hash }: Handlebars.HelperOptions) =>
  toLiteral(value, hash["depth"], hash["before"]),
);

const compiled = new Map<string, HandlebarsTemplateDelegate>();

/** Clears the cache of compiled templates, after one of them was saved. */
export function forgetTemplates(): void {
  compiled.clear();
}

/** Returns a function that renders `templates/<name>`. The calling emitter declares the type of the view. */
export function template<View>(name: string): (view: View) => string {
  return (view) => {
    const render = compiled.get(name) ?? compile(name);
    compiled.set(name, render);
    return render(view);
  };
}

function compile(name: string): HandlebarsTemplateDelegate {
  const text = readFileSync(new URL(`../../templates/${name}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
  // `strict` makes a name without a value an error. The output is code or Markdown, never HTML.
  return handlebars.compile(text, { noEscape: true, strict: true });
}
