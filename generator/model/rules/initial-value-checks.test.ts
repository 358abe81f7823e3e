import { expect, test } from "vitest";
import { diagnosticsIn, diagnosticsOfItem, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

const own = (schema: object) => ({ ...schema, readOnly: true });
const day = own({ ...text, format: "date" });
const moment = own({ ...text, format: "date-time" });
const words = { type: "array", items: text };
const place = { Place: { type: "object", properties: { floor: { type: "number" } }, required: ["floor"] } };
const said = (name: string, more: string) =>
  `item (at Item.${name}): "${name}" is required and read-only, but has no initial value in a new record -> ${name}?: …${more}`;

test("a required read-only field has an initial value, or is rejected with a remedy", () => {
  const fields = {
    day,
    moment,
    clock: own({ ...text, format: "time" }),
    span: own({ ...text, format: "duration" }),
    place: own({ $ref: "#/definitions/Place" }),
    filled: own({ ...words, minItems: 1 }),
    above: own(text),
  };
  const found = diagnosticsOfItem(fields, { relations: { above: { to: "item" } } }, place);
  expect(found.map((line) => line.replace(/^item\.\w+ /, "item "))).toEqual([
    ...["day", "moment", "clock", "span"].map((name) => said(name, ", or a @default")),
    said("place", ""),
    said("filled", ", or a @default"),
    said("above", ""),
  ]);
});

test.each([
  ["one with a default", { day: { ...day, default: "2026-01-01" } }],
  ["one that may be missing", { "day?": day }],
  ["the times of the writes", { createdAt: moment, updatedAt: moment }],
  ["a list", { words: own(words) }],
  ["a number, a text and a flag", { a: own({ type: "number" }), b: own(text), c: own({ type: "boolean" }) }],
])("%s is valid", (_, fields) => {
  expect(diagnosticsOfItem(fields, {})).toEqual([]);
});

test.each([
  ["text", own(text)],
  ["number", own({ type: "number" })],
  ["day", day],
])("createdAt as a %s is rejected", (_, createdAt) => {
  expect(diagnosticsOfItem({ createdAt }, {})).toEqual([
    expect.stringContaining("-> @format date-time, which the backend sets; createdAt?: …, or a @default"),
  ]);
  expect(diagnosticsOfItem({ "createdAt?": createdAt }, {})).toEqual([]);
});

test("an entity without a create operation may have required read-only fields without initial values", () => {
  expect(diagnosticsOfItem({ day }, { operations: ["list", "get"], screens: ["list", "show"], form: null })).toEqual(
    [],
  );
});

test("an embedded record may reference its owner, but has no creation time", () => {
  const row = validEntity(
    { itemId: own(text), createdAt: moment },
    { operations: null, screens: null, list: null, relations: { itemId: { to: "item" } } },
  );
  const rows = { type: "array", items: { $ref: "#/definitions/Row" } };
  const item = validEntity({ "rows?": rows }, { embeds: { rows: "row" } });
  const found = diagnosticsIn(smallSpec({ entities: { item, row } }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('"createdAt" is required and read-only');
});
