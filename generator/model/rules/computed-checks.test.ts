import { expect, test } from "vitest";
import type { SmallEntity } from "../../testing/small-spec.ts";
import { diagnosticsOfItem, modelOf, text, validEntity } from "../../testing/small-spec.ts";

const number = { type: "number" };
const whole = { type: "integer" };
const own = (schema: object) => ({ ...schema, readOnly: true });
const fields = {
  "price?": number,
  "count?": whole,
  "nick?": text,
  "secret?": { ...text, format: "password", writeOnly: true },
};

function diagnosticsOf(more: SmallEntity["fields"], spec: SmallEntity["spec"]): readonly string[] {
  return diagnosticsOfItem({ ...fields, ...more }, spec);
}

test("a computed field is read-only, and of the type that its expression makes", () => {
  expect(diagnosticsOf({ "total?": number }, { computed: { total: { add: ["price", 1] } } })).toEqual([
    'item.computed.total#: "total" is computed, so it must be read-only -> @readOnly in its comment',
  ]);
  const wrong = {
    "a?": own(text),
    "b?": own(number),
    "c?": own(whole),
    "d?": own(whole),
  };
  const computed = {
    a: { add: ["price", 1] },
    b: { join: ["name", "nick"] },
    c: { field: "price", moreThan: 1 },
    d: { multiply: ["count", 0.5] },
  };
  expect(diagnosticsOf(wrong, { computed })).toEqual([
    'item.computed.a#: "a" has the kind text, but its value is a calculation -> ' +
      "a field of the kind: integer, number, money, percent",
    'item.computed.b#: "b" has the kind number, but its value is joined texts -> a field of the kind: text',
    'item.computed.c#: "c" has the kind integer, but its value is true or false -> a field of the kind: boolean',
    'item.computed.d#: "d" is an integer, but it is computed from numbers with decimals -> the field without @asType',
  ]);
});

test("its inputs are fields of the same record with a compatible type", () => {
  const more = { "total?": own(number), "sum?": own(number), "line?": own(text), "is?": own({ type: "boolean" }) };
  const computed = {
    total: { add: ["sum", 1] },
    sum: { add: ["name", "price"] },
    line: { join: ["name", "secret"] },
    is: { field: "price.of", is: 1 },
  };
  expect(diagnosticsOf(more, { computed })).toEqual([
    'item.computed.total: "sum" is itself computed -> the fields that it is computed from',
    'item.computed.sum: "name" has the kind text -> a field of the kind: integer, number, money, percent',
    'item.computed.line: "secret" is write-only, so responses do not contain it -> a field that responses contain',
    'item.computed.is: "price.of" is of another record -> fields of the record itself',
  ]);
  expect(diagnosticsOf({ "total?": own(number) }, { computed: { total: { add: ["prise", 1] } } })).toEqual([
    'item.computed.total.add.0: "prise" is not a field of Item -> ' +
      'did you mean "price"? (one of: id, name, price, count, nick, secret, total)',
  ]);
});

test("it has the right number of operands and no bounds", () => {
  const more = { "total?": own(number), "sum?": own({ ...number, minimum: 0 }), "line?": own(text) };
  const computed = { total: { subtract: ["price", 1, 2] }, sum: { add: ["price", 2] }, line: { join: ["name"] } };
  expect(diagnosticsOf(more, { computed })).toEqual([
    "item.computed.total: a calculation with 3 operands -> two numbers or fields; add and multiply also accept more",
    'item.computed.sum#: @minimum has no effect on the computed field "sum" -> the field without this tag',
    "item.computed.line: a join needs at least two texts -> two fields or more",
  ]);
});

test("it is required only if it always has a value", () => {
  const computed = { total: { add: ["price", 1] }, line: { join: ["name", "nick"] }, is: { field: "price", is: 1 } };
  const more = { total: own(number), line: own(text), is: own({ type: "boolean" }) };
  expect(diagnosticsOf(more, { computed })).toEqual([
    'item.computed.total#: "total" is required, but it is computed from optional fields -> total?: …',
    'item.computed.line#: "line" is required, but it is computed from optional fields -> line?: …',
  ]);
});

test("it may be used in lists and show pages, but not where a column or input is needed", () => {
  const more = { "line?": own(text), "total?": own(number) };
  const computed = { line: { join: ["name", "nick"] }, total: { add: ["price", 1] } };
  const fitting = {
    computed,
    list: { columns: ["name", "line", "total"], sort: { field: "total", order: "asc" }, search: ["line"] },
    show: { sections: [{ name: "general", fields: ["line", "total"] }], displays: { total: "money" } },
    currencies: { total: "EUR" },
  };
  expect(diagnosticsOf(more, fitting)).toEqual([]);
  const hint = "a stored field; computed fields can be used only in list and show";
  const unfit = {
    computed,
    titleField: "line",
    unique: ["total"],
    rules: { some: { at: "name", never: { field: "total", moreThan: 1 } } },
  };
  expect(diagnosticsOf(more, unfit)).toEqual([
    `item.titleField: "line" is computed, so it cannot be used here -> ${hint}`,
    `item.unique.0: "total" is computed, so it cannot be used here -> ${hint}`,
    `item.rules.some.never.field: "total" is computed, so it cannot be used here -> ${hint}`,
  ]);
});

test("money is rounded to two decimals, another number to those of its type", () => {
  const computed = { paid: { add: ["price", 1] }, share: { add: ["price", 2] }, rest: { add: ["price", 3] } };
  const more = {
    "paid?": own({ ...number, format: "money" }),
    "share?": own({ ...number, multipleOf: 0.001 }),
    "rest?": own(number),
  };
  const { entities } = modelOf({ entities: { item: validEntity({ ...fields, ...more }, { computed }) } });
  const made = entities[0]?.fields.flatMap((field) => (field.computed === null ? [] : [field.computed]));
  expect(made).toEqual([
    { of: computed.paid, decimals: 2 },
    { of: computed.share, decimals: 3 },
    { of: computed.rest },
  ]);
});
