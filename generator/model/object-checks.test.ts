import { expect, test } from "vitest";
import { diagnosticsIn, objectOf, type SmallEntity, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const product = { languages: ["pt-BR", "en-US"], currency: "USD", brand: { mark: "M8 8z" } } as const;

function specOf(parts: SmallEntity["fields"]) {
  return { entities: { item: validEntity({ "label?": objectOf(parts) }) }, product };
}

function faultsOf(parts: SmallEntity["fields"]): readonly string[] {
  return diagnosticsIn(smallSpec(specOf(parts)));
}

test.each<readonly [string, SmallEntity["fields"], string]>([
  [
    "lacks a language",
    { "pt-BR": text },
    '"label", a text in some languages of the product, and not in "en-US" -> `"en-US"?: string` among its parts',
  ],
  [
    "has a language that the product does not speak",
    { "pt-BR": text, "fr-FR": text },
    '"label", with a part "fr-FR", which is no language of the product -> ' +
      "one part for each language of schema/product.ts: pt-BR, en-US",
  ],
  [
    "holds something else",
    { "pt-BR": text, "en-US": { type: "number" } },
    '"label", a translated text whose "en-US" is of the kind number -> `string`, without a format',
  ],
  [
    "may lack the first language",
    { "pt-BR?": text, "en-US": text },
    '"label", a translated text that may lack "pt-BR", the product\'s first language -> ' +
      '`"pt-BR": string`, and a ? behind the field itself where it need not be filled in',
  ],
  [
    "keeps a language to itself",
    { "pt-BR": text, "en-US?": { ...text, readOnly: true } },
    '"label", a translated text whose "en-US" is read-only -> the tag at the field itself, or none',
  ],
])("a translated text that %s is refused with what to write instead", (_, parts, words) => {
  expect(faultsOf(parts)).toEqual([`item.label (at Item.label): ${words}`]);
});

test("a read-only part of an object that bodies carry is refused", () => {
  const parts = { code: { ...text, readOnly: true }, name: text };
  expect(faultsOf(parts)).toEqual([
    'item.label (at Item.label): "label.code", read-only within an object, which is sent whole -> ' +
      "the tag at the whole object, or none",
  ]);
  const label = { ...objectOf(parts), readOnly: true };
  expect(diagnosticsIn(smallSpec({ entities: { item: validEntity({ "label?": label }) }, product }))).toEqual([]);
});

test("a translated text is no title, filter, search or order, and each of its languages may be all but a title", () => {
  const list = { columns: ["name"], filters: ["label"], search: ["label"], sort: { field: "label", order: "asc" } };
  const item = validEntity({ "label?": objectOf({ "pt-BR": text, "en-US?": text }) }, { titleField: "label", list });
  const hint = 'one of its parts: "label.pt-BR", "label.en-US"';
  expect(diagnosticsIn(smallSpec({ entities: { item }, product }))).toEqual([
    expect.stringMatching(/the title field "label", whose kind is object -> a field of the kind: text, /),
    `item.list.filters.0: a filter by "label", whose kind is object -> ${hint}`,
    `item.list.search.0: a quick search in "label", whose kind is object -> ${hint}`,
    `item.list.sort.field: a list sorted by "label", whose kind is object -> ${hint}`,
  ]);
});

test("a list of translated texts is refused with what to write instead", () => {
  const labels = { type: "array", items: objectOf({ "pt-BR": text, "en-US": text }) };
  expect(diagnosticsIn(smallSpec({ entities: { item: validEntity({ "labels?": labels }) }, product }))).toEqual([
    'item.labels (at Item.labels): "labels", a list of texts in several languages -> ' +
      "an interface with a field of such a text, in its place",
  ]);
});

test.each([
  ["zip-code", '"zip-code" -> a name of letters and digits that begins small'],
  ["toString", '"toString", which every object of JavaScript has already -> another name'],
])("a part called %s is refused as a field is, at any depth", (name, words) => {
  expect(faultsOf({ place: objectOf({ [name]: text }) })).toEqual([
    `item.label (at Item.label): "label.place", with a part ${words}`,
  ]);
});

test("a password is refused where the backend would keep it as it was sent: in an object, and in the rows of a record", () => {
  const pin = { ...text, format: "password", writeOnly: true };
  const hint = "the password as a field of a record that is not embedded: only those are kept hashed";
  expect(faultsOf({ pin })).toEqual([
    `item.label (at Item.label): "label.pin", a password within an object -> ${hint}`,
  ]);
  const row = validEntity({ "pin?": pin }, { operations: null, screens: null, list: null });
  const owner = validEntity(
    { "rows?": { type: "array", items: { $ref: "#/definitions/Row" } } },
    { embeds: { rows: "row" } },
  );
  const found = diagnosticsIn(smallSpec({ entities: { owner, row }, product }));
  expect(found).toContain(`row.pin (at Row.pin): "pin", a password in the rows of another record -> ${hint}`);
});
