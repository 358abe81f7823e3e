import { expect, test } from "vitest";
import { diagnosticsIn, diagnosticsOfItem, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

test("a field of an unusable type gives one diagnostic, however often it is used", () => {
  const list = { columns: ["name"], filters: ["odd"], search: ["odd"], sort: { field: "odd", order: "asc" } };
  const parts = { list, unique: ["odd"], units: { odd: "loans" }, show: { displays: { odd: "money" } } };
  expect(diagnosticsOfItem({ "odd?": { type: "null" } }, parts)).toEqual([
    expect.stringMatching(/^item\.odd \(at Item\.odd\): fields of this type are not supported/),
  ]);
});

test("the relation widget and display need a field with a relation", () => {
  const form = { sections: [{ name: "general", fields: ["name", "otherId"] }], widgets: { otherId: "relation" } };
  const parts = {
    form,
    show: { displays: { otherId: "relation" } },
    list: { columns: ["name"], filters: ["otherId"] },
  };
  const fields = { "otherId?": text };
  expect(diagnosticsOfItem(fields, { ...parts, relations: { otherId: { to: "item" } } })).toEqual([]);
  const hint = "relations: { otherId: { to: … } }, or another name here";
  expect(diagnosticsOfItem(fields, parts)).toEqual([
    'item.list.filters.0: a filter by "otherId" is not possible: its kind is text -> a field of the kind: enum, date, datetime, boolean, enums',
    `item.form.widgets.otherId: "otherId" has no relation to show -> ${hint}`,
    `item.show.displays.otherId: "otherId" has no relation to show -> ${hint}`,
  ]);
});

test("a display option needs a display that supports it, and maxLength must be at least 1", () => {
  const cut = (as: string, maxLength: number) => ({ as, maxLength });
  const fields = { "a?": text, "b?": text, "c?": text, "d?": text };
  const displays = { a: cut("text", 1), b: cut("html", 5), c: cut("text", 0), d: cut("multiline", 1.5) };
  expect(diagnosticsOfItem(fields, { show: { displays } })).toEqual([
    'item.show.displays.b.maxLength#: the display "html" does not support the option "maxLength" -> ' +
      "one of these displays: text, multiline",
    "item.show.displays.c.maxLength: 0 is not a positive integer -> an integer of 1 or more",
    "item.show.displays.d.maxLength: 1.5 is not a positive integer -> an integer of 1 or more",
  ]);
});

test("a text before an amount needs a display of money", () => {
  const displays = { a: { as: "text", prefix: "≈" } };
  expect(diagnosticsOfItem({ "a?": text }, { show: { displays } })).toEqual([
    'item.show.displays.a.prefix#: the display "text" does not support the option "prefix" -> one of these displays: money',
  ]);
});

test("an unknown entity is reported at each place that names it", () => {
  const part = validEntity({}, { operations: null, screens: null, list: null });
  const item = validEntity(
    { "otherId?": text, "parts?": { type: "array", items: { $ref: "#/definitions/Part" } } },
    { relations: { otherId: { to: "itme" } }, embeds: { parts: "prat" }, creates: "thing" },
  );
  const known = (nearest: string) => `did you mean "${nearest}"? (one of: item, part)`;
  expect(diagnosticsIn(smallSpec({ entities: { item, part } }))).toEqual([
    `item.relations.otherId.to: "itme" is not an entity -> ${known("item")}`,
    `item.embeds.parts: "prat" is not an entity -> ${known("part")}`,
    'item.creates: "thing" is not an entity -> one of: item, part',
  ]);
});

test("a missing required option is a diagnostic, and an unknown field gives only one", () => {
  expect(diagnosticsOfItem({}, { titleField: null, icon: null })).toEqual([
    'item: the required option "titleField" is missing -> titleField: …',
    'item: the required option "icon" is missing -> icon: …',
  ]);
  expect(diagnosticsOfItem({}, { list: { columns: ["nmae", "price"] } })).toEqual([
    'item.list.columns.0: "nmae" is not a field of Item -> did you mean "name"? (one of: id, name)',
    'item.list.columns.1: "price" is not a field of Item -> one of: id, name',
  ]);
});

test("unique texts that are too long for an index are rejected, single and combined", () => {
  const texts = { "short?": { ...text, maxLength: 300 }, "long?": { ...text, maxLength: 601 }, "open?": text };
  const refusals = (...unique: readonly (string | readonly string[])[]) =>
    diagnosticsOfItem(texts, {
      unique,
      form: { sections: [{ name: "general", fields: ["name", "short", "long", "open"] }] },
    });
  expect(refusals("short", "open", ["name", "short"])).toEqual([]);
  expect(refusals("long", ["short", "long"])).toEqual([
    "item.unique.0: unique texts of 601 characters are too long for a database index -> @maxLength 600 or less",
    "item.unique.1: unique texts of 901 characters are too long for a database index -> " +
      "@maxLength 600 or less, in total",
  ]);
});

test("a list of numeric enumeration values is rejected, like a single one", () => {
  const levels = { Level: { type: "number", enum: [0, 1] } };
  const fields = { "levels?": { type: "array", items: { $ref: "#/definitions/Level" } } };
  expect(diagnosticsOfItem(fields, {}, levels)).toEqual([
    expect.stringMatching(/^item\.levels \(at Item\.levels\): fields of this type are not supported/),
  ]);
});

test("the remedy for a list does not suggest fields of its items", () => {
  const rows = { Row: { type: "object", properties: { size: { type: "number" } }, required: ["size"] } };
  const fields = { "rows?": { type: "array", items: { $ref: "#/definitions/Row" } } };
  const list = { columns: ["name"], sort: { field: "rows", order: "asc" } };
  const [found = ""] = diagnosticsOfItem(fields, { list }, rows);
  expect(found).toMatch(
    /^item\.list\.sort\.field: .*"rows" is not possible: its kind is embedded -> a field of the kind: /,
  );
});
