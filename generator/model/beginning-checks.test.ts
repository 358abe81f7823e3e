import { expect, test } from "vitest";
import { diagnosticsIn, diagnosticsOfItem, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const own = (schema: object) => ({ ...schema, readOnly: true });
const day = own({ ...text, format: "date" });
const moment = own({ ...text, format: "date-time" });
const words = { type: "array", items: text };
const place = { Place: { type: "object", properties: { floor: { type: "number" } }, required: ["floor"] } };
const said = (name: string, more: string) =>
  `item (at Item.${name}): "${name}", required and read-only: a new record has nothing to put there -> ${name}?: …${more}`;

test("what the backend alone sets and a new record must have begins with something, or is refused with the remedy", () => {
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
])("%s is in order", (_, fields) => {
  expect(diagnosticsOfItem(fields, {})).toEqual([]);
});

test.each([
  ["text", own(text)],
  ["number", own({ type: "number" })],
  ["day", day],
])("a time of the writes that is a %s is refused, for nothing would stamp it", (_, createdAt) => {
  expect(diagnosticsOfItem({ createdAt }, {})).toEqual([
    expect.stringContaining("-> @format date-time, which the backend stamps; createdAt?: …, or a @default"),
  ]);
  expect(diagnosticsOfItem({ "createdAt?": createdAt }, {})).toEqual([]);
});

test("records that nobody creates through the console may have what another system sets", () => {
  expect(diagnosticsOfItem({ day }, { operations: ["list", "get"], screens: ["list", "show"], form: null })).toEqual(
    [],
  );
});

test("a record that lives in another names its owner, and has no times of its own", () => {
  const row = validEntity(
    { itemId: own(text), createdAt: moment },
    { operations: null, screens: null, list: null, relations: { itemId: { to: "item" } } },
  );
  const rows = { type: "array", items: { $ref: "#/definitions/Row" } };
  const item = validEntity({ "rows?": rows }, { embeds: { rows: "row" } });
  const found = diagnosticsIn(smallSpec({ entities: { item, row } }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('"createdAt", required and read-only');
});
