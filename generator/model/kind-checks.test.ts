import { expect, test } from "vitest";
import { diagnosticsIn, diagnosticsOfItem, smallSpec, text, validEntity } from "../testing/small-spec.ts";

test("a field of an unusable type gives one diagnostic, however often it is used", () => {
  const list = { columns: ["name"], filters: ["odd"], search: ["odd"], sort: { field: "odd", order: "asc" } };
  const parts = { list, unique: ["odd"], units: { odd: "loans" }, show: { displays: { odd: "money" } } };
  expect(diagnosticsOfItem({ "odd?": { type: "null" } }, parts)).toEqual([
    expect.stringMatching(/^item\.odd \(at Item\.odd\): a type that no control/),
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
  const hint = "relations: { otherId: { to: … } } beside it, or another name here";
  expect(diagnosticsOfItem(fields, parts)).toEqual([
    'item.list.filters.0: a filter by "otherId", whose kind is text -> a field of the kind: enum, enums, boolean, date, datetime',
    `item.form.widgets.otherId: "relation" for "otherId", which has no relation -> ${hint}`,
    `item.show.displays.otherId: "relation" for "otherId", which has no relation -> ${hint}`,
  ]);
});

test("a display option needs a display that heeds it, and maxLength a whole number from 1 on", () => {
  const cut = (as: string, maxLength: number) => ({ as, maxLength });
  const fields = { "a?": text, "b?": text, "c?": text, "d?": text };
  const displays = { a: cut("text", 1), b: cut("html", 5), c: cut("text", 0), d: cut("multiline", 1.5) };
  expect(diagnosticsOfItem(fields, { show: { displays } })).toEqual([
    'item.show.displays.b.maxLength#: the option "maxLength" of the display "html", which does not heed it -> ' +
      "it with: text, multiline",
    "item.show.displays.c.maxLength: 0 -> a whole number from 1 on",
    "item.show.displays.d.maxLength: 1.5 -> a whole number from 1 on",
  ]);
});

test("a text before an amount needs a display of money", () => {
  const displays = { a: { as: "text", prefix: "≈" } };
  expect(diagnosticsOfItem({ "a?": text }, { show: { displays } })).toEqual([
    'item.show.displays.a.prefix#: the option "prefix" of the display "text", which does not heed it -> it with: money',
  ]);
});

test("an unknown entity is a diagnostic wherever it is named", () => {
  const part = validEntity({}, { operations: null, screens: null, list: null });
  const item = validEntity(
    { "otherId?": text, "parts?": { type: "array", items: { $ref: "#/definitions/Part" } } },
    { relations: { otherId: { to: "itme" } }, embeds: { parts: "prat" }, creates: "thing" },
  );
  const known = (nearest: string) => `did you mean "${nearest}"? (one of: item, part)`;
  expect(diagnosticsIn(smallSpec({ entities: { item, part } }))).toEqual([
    `item.relations.otherId.to: "itme", which is no entity -> ${known("item")}`,
    `item.embeds.parts: "prat", which is no entity -> ${known("part")}`,
    'item.creates: "thing", which is no entity -> one of: item, part',
  ]);
});

test("a missing required option is a diagnostic, and an unknown field gives only one", () => {
  expect(diagnosticsOfItem({}, { titleField: null, icon: null })).toEqual([
    "item: no titleField, which is required -> titleField: …",
    "item: no icon, which is required -> icon: …",
  ]);
  expect(diagnosticsOfItem({}, { list: { columns: ["nmae", "price"] } })).toEqual([
    'item.list.columns.0: "nmae", which is no field of Item -> did you mean "name"? (one of: id, name)',
    'item.list.columns.1: "price", which is no field of Item -> one of: id, name',
  ]);
});

test("unique texts that are longer than an index holds are a diagnostic, one by one and together", () => {
  const texts = { "short?": { ...text, maxLength: 300 }, "long?": { ...text, maxLength: 601 }, "open?": text };
  const refusals = (...unique: readonly (string | readonly string[])[]) =>
    diagnosticsOfItem(texts, {
      unique,
      form: { sections: [{ name: "general", fields: ["name", "short", "long", "open"] }] },
    });
  expect(refusals("short", "open", ["name", "short"])).toEqual([]);
  expect(refusals("long", ["short", "long"])).toEqual([
    "item.unique.0: unique texts of 601 characters, which no index of a database holds -> @maxLength 600 or less",
    "item.unique.1: unique texts of 901 characters, which no index of a database holds -> " +
      "@maxLength 600 or less, all together",
  ]);
});

test("a list of an enumeration of numbers is refused, as one such value is", () => {
  const levels = { Level: { type: "number", enum: [0, 1] } };
  const fields = { "levels?": { type: "array", items: { $ref: "#/definitions/Level" } } };
  expect(diagnosticsOfItem(fields, {}, levels)).toEqual([
    expect.stringMatching(/^item\.levels \(at Item\.levels\): a type that no control/),
  ]);
});

test("no part of the rows of a list is offered in place of the list", () => {
  const rows = { Row: { type: "object", properties: { size: { type: "number" } }, required: ["size"] } };
  const fields = { "rows?": { type: "array", items: { $ref: "#/definitions/Row" } } };
  const list = { columns: ["name"], sort: { field: "rows", order: "asc" } };
  const [found = ""] = diagnosticsOfItem(fields, { list }, rows);
  expect(found).toMatch(/^item\.list\.sort\.field: .*"rows", whose kind is embedded -> a field of the kind: /);
});
