import { expect, test } from "vitest";
import { diagnosticsIn, objectOf, type SmallEntity, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

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
    'the translated text "label" lacks the language "en-US" -> `"en-US"?: string` in its type',
  ],
  [
    "has a language that the product does not speak",
    { "pt-BR": text, "fr-FR": text },
    '"label" has "fr-FR", which is not a language of the product -> ' +
      "one field for each language of schema/product.ts: pt-BR, en-US",
  ],
  [
    "holds something else",
    { "pt-BR": text, "en-US": { type: "number" } },
    '"en-US" of the translated text "label" has the kind number -> `string`, without a format',
  ],
  [
    "may lack the first language",
    { "pt-BR?": text, "en-US": text },
    'the translated text "label" must require "pt-BR", the product\'s first language -> ' +
      '`"pt-BR": string`, and a ? after the name of the whole field if it is optional',
  ],
  [
    "keeps a language to itself",
    { "pt-BR": text, "en-US?": { ...text, readOnly: true } },
    '"en-US" of the translated text "label" cannot be read-only -> the tag on the whole field, or no tag',
  ],
])("a translated text that %s is rejected with a remedy", (_, parts, words) => {
  expect(faultsOf(parts)).toEqual([`item.label (at Item.label): ${words}`]);
});

test("a read-only field inside a writable object is rejected", () => {
  const parts = { code: { ...text, readOnly: true }, name: text };
  expect(faultsOf(parts)).toEqual([
    'item.label (at Item.label): "label.code" cannot be read-only: objects are sent as a whole -> ' +
      "readonly or @readOnly on the whole object, or not at all",
  ]);
  const label = { ...objectOf(parts), readOnly: true };
  expect(diagnosticsIn(smallSpec({ entities: { item: validEntity({ "label?": label }) }, product }))).toEqual([]);
});

test("a translated text cannot be a title, filter, search or sort field; its languages can be all but a title", () => {
  const list = { columns: ["name"], filters: ["label"], search: ["label"], sort: { field: "label", order: "asc" } };
  const item = validEntity({ "label?": objectOf({ "pt-BR": text, "en-US?": text }) }, { titleField: "label", list });
  const hint = 'one of its fields: "label.pt-BR", "label.en-US"';
  expect(diagnosticsIn(smallSpec({ entities: { item }, product }))).toEqual([
    expect.stringMatching(/the title field "label" is not possible: its kind is object -> a field of the kind: text, /),
    `item.list.filters.0: a filter by "label" is not possible: its kind is object -> ${hint}`,
    `item.list.search.0: a quick search in "label" is not possible: its kind is object -> ${hint}`,
    `item.list.sort.field: sorting by "label" is not possible: its kind is object -> ${hint}`,
  ]);
});

test("a list of translated texts is rejected with a remedy", () => {
  const labels = { type: "array", items: objectOf({ "pt-BR": text, "en-US": text }) };
  expect(diagnosticsIn(smallSpec({ entities: { item: validEntity({ "labels?": labels }) }, product }))).toEqual([
    'item.labels (at Item.labels): "labels" is a list of translated texts, which is not supported -> ' +
      "an interface with a translated text as one of its fields",
  ]);
});

test.each([
  [
    "zip-code",
    '"zip-code" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter',
  ],
  ["toString", '"toString" is a property of every JavaScript object -> another name'],
])("an invalid name of a field inside an object is rejected: %s", (name, words) => {
  expect(faultsOf({ place: objectOf({ [name]: text }) })).toEqual([
    `item.label (at Item.label): in "label.place": ${words}`,
  ]);
});

test("a password is rejected inside an object and in embedded records, where it would not be hashed", () => {
  const pin = { ...text, format: "password", writeOnly: true };
  const hint = "the password in an entity that is not embedded: only those are stored as hashes";
  expect(faultsOf({ pin })).toEqual([
    `item.label (at Item.label): "label.pin" is a password inside an object -> ${hint}`,
  ]);
  const row = validEntity({ "pin?": pin }, { operations: null, screens: null, list: null });
  const owner = validEntity(
    { "rows?": { type: "array", items: { $ref: "#/definitions/Row" } } },
    { embeds: { rows: "row" } },
  );
  const found = diagnosticsIn(smallSpec({ entities: { owner, row }, product }));
  expect(found).toContain(`row.pin (at Row.pin): "pin" is a password in an embedded record -> ${hint}`);
});
