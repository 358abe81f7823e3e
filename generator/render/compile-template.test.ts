import Handlebars from "handlebars";
import { expect, test } from "vitest";
import { compileTemplate } from "./compile-template.ts";
import { toLiteral } from "./literal.ts";
import { templateTools } from "./template-tools.ts";

const VIEW = {
  name: "Book",
  count: 0,
  none: null,
  no: false,
  empty: [],
  kind: { words: "a text", of: { name: "Page" } },
  fields: [
    { name: "code", tags: ["one", "two"], kind: null },
    { name: "title", tags: [], kind: { words: "words" } },
  ],
  tree: { name: "top", children: [{ name: "leaf", children: [] }] },
};

const LINES = `/** {{name}}. */
{{#each fields}}
  {{#if tags}}
  {{name}} of {{../name}}: {{#each tags}}{{this}} of {{../name}} of {{../../name}}{{#unless @last}}, {{/unless}}{{/each}}
  {{else}}
  {{name}}, bare
  {{/if}}
{{/each}}
`;

const PART = `{{#*inline "node"}}
{{~name}}({{#each children}}{{> node this}}{{/each}}{{#each children}}{{../name}}{{/each}})
{{~/inline~}}

{{> node tree}} {{> node tree}}`;

test.each([
  ["a name", "a {{name}}"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that would be a value in a template of JavaScript
  ["what no template may take for code", "`${name}` \\ \u2028 \"'"],
  ["a number and a boolean", "{{count}} {{no}}"],
  ["null, which prints nothing", "[{{none}}]"],
  ["a path", "{{kind.of.name}}"],
  ["what is there, and what is not", "{{#if count}}1{{else}}2{{/if}}{{#if name}}3{{/if}}{{#unless empty}}4{{/unless}}"],
  ["else, once more", "{{#if none}}1{{else if no}}2{{else}}3{{/if}}"],
  ["a value of its own", "{{#with kind}}{{words}} of {{../name}}{{else}}none{{/with}}"],
  ["a value that is null", "{{#with none}}{{words}}{{else}}none{{/with}}"],
  ["an empty loop", "{{#each empty}}{{this}}{{else}}none{{/each}}"],
  ["loops on lines of their own", LINES],
  ["white space that is taken away", "{{#each fields}}\n  {{~name~}}\n{{/each}} ."],
  ["data", "{{json fields}} {{json fields depth=2 before=100}}"],
  ["data at a place of the view", "{{json fields before=count}}"],
  ["a part that calls itself", PART],
  ["a comment", "{{!-- why --}}a"],
])("%s is what Handlebars makes of it", (_, template) => {
  const handlebars = Handlebars.create();
  handlebars.registerHelper("json", (value: unknown, { hash }: Handlebars.HelperOptions) =>
    toLiteral(value, hash["depth"], hash["before"]),
  );
  const want = handlebars.compile(template, { noEscape: true, strict: true })(VIEW);
  expect(print(template)).toBe(want);
});

test.each([
  ["a name", "{{nome}}", 'The view lacks "nome"'],
  ["a condition", "{{#if nome}}{{/if}}", 'The view lacks "nome"'],
  ["a value of its own", "{{#with nome}}{{/with}}", 'The view lacks "nome"'],
  ["data", "{{json nome}}", 'The view lacks "nome"'],
  ["a list", "{{#each nome}}{{/each}}", 'The view has no list "nome"'],
  ["a list that is none", "{{#each name}}{{/each}}", 'The view has no list "name"'],
])("%s that the view lacks is told by its name", (_, template, message) => {
  expect(() => print(template)).toThrow(message);
});

test.each([
  ["another helper", "a\n{{upper name}}", "Line 2: {{upper …}} is no helper"],
  ["another block", "{{#raw name}}{{/raw}}", "Line 1: {{#raw}} is not known here"],
  ["a block of two values", "{{#if name count}}{{/if}}", "Line 1: {{#if}} takes one value"],
  ["a loop's number", "{{#each fields}}{{@index}}{{/each}}", "Line 1: @index is not known here"],
  ["the end of no loop", "{{#if @last}}{{/if}}", "Line 1: @last is not known here"],
  ["a text as a value", '{{json "text"}}', "Line 1: StringLiteral is not known here"],
  ["what is around nothing", "{{../name}}", "Line 1: nothing is around ../name"],
  ["a part that is indented", '{{#*inline "a"}}b{{/inline}}\n  {{> a tree}}\n', "Line 2: a part takes one value"],
])("%s is refused", (_, template, message) => {
  expect(() => compileTemplate(template)).toThrow(message);
});

function print(template: string): string {
  return new Function("tools", "view", compileTemplate(template))(templateTools, VIEW);
}
