import { expect, test } from "vitest";
import type { Plain } from "../read/plain-value.ts";
import { diagnosticsIn, smallSpec, text, validEntity } from "../testing/small-spec.ts";

const types = { State: { type: "string", enum: ["open", "done"] } };
const fields = {
  "amount?": { type: "number" },
  "limit?": { type: "number" },
  "from?": { type: "string", format: "date" },
  "until?": { type: "string", format: "date-time" },
  "state?": { $ref: "#/definitions/State" },
  "flag?": { type: "boolean" },
  "words?": { type: "array", items: text },
  "otherId?": text,
};

function diagnosticsOf(never: Plain): readonly string[] {
  const relations = { otherId: { to: "other" } };
  const item = validEntity(fields, { relations, rules: { sound: { at: "name", never, severity: "warn" } } });
  const other = validEntity({ "state?": { $ref: "#/definitions/State" }, "amount?": { type: "number" } });
  return diagnosticsIn(smallSpec({ entities: { item, other }, types })).map((words) =>
    words.replace("item.rules.sound.never: ", ""),
  );
}

test.each<[string, Plain]>([
  ["a number and a number", { field: "amount", moreThan: 3, atMost: { field: "limit" } }],
  ["a day, a moment and today", { field: "from", lessThan: { field: "until" }, atLeast: { today: -7 } }],
  ["a value of the enumeration", { field: "state", is: ["open", "done"], isNot: { field: "name" } }],
  ["yes", { field: "flag", isNot: true }],
  ["one of a list", { field: "words", is: "a" }],
  ["a field of a related record", { field: "amount", moreThan: { field: "otherId.amount" } }],
  ["whether there is one", { field: "words", isThere: true }],
  ["decimals", { any: [{ field: "amount", moreDecimalsThan: 2 }] }],
])("a predicate may compare %s", (_, never) => {
  expect(diagnosticsOf(never)).toEqual([]);
});

const LITTLE = "is, isNot, moreThan, lessThan or isThere beside it";

test.each<[string, Plain, string]>([
  ["of no parts", { all: [] }, "all of nothing -> a comparison in it, or more"],
  ["whose part has none", { all: [{ none: [] }] }, "none of nothing -> a comparison in it, or more"],
  ["of a field alone", { field: "name" }, `"name", compared with nothing -> ${LITTLE}`],
  [
    "of a number and a text",
    { field: "amount", moreThan: "x" },
    '"amount" beside "x" -> a number, or a field that holds one',
  ],
  ["of a text and a number", { field: "name", is: ["a", 1] }, '"name" beside 1 -> a text, or a field that holds one'],
  [
    "of a field and itself",
    { field: "amount", is: { field: "amount" } },
    '"amount" beside {"field":"amount"} -> a number, or a field that holds one',
  ],
  [
    "of a number and a day",
    { field: "amount", atMost: { today: 0 } },
    '"amount" beside {"today":0} -> a number, or a field that holds one',
  ],
  [
    "of a day and a number's field",
    { field: "from", moreThan: { field: "limit" } },
    '"from" beside {"field":"limit"} -> a day, "2026-12-31" or { today: 0 }, or a field that holds one',
  ],
  [
    "of what is no value",
    { field: "state", is: "opne" },
    '"state" beside "opne" -> did you mean "open"? (one of: open, done)',
  ],
  [
    "of what is no value of a related record",
    { field: "otherId.state", isNot: "gone" },
    '"otherId.state" beside "gone" -> did you mean "done"? (one of: open, done)',
  ],
  ["of yes in words", { field: "flag", is: "true" }, '"flag" beside "true" -> true, false, or a field that holds one'],
  [
    "of values without an order",
    { field: "state", moreThan: "open" },
    'moreThan of "state", whose kind is enum -> is or isNot',
  ],
  [
    "of a text's decimals",
    { field: "name", moreDecimalsThan: 2 },
    'moreDecimalsThan of "name", whose kind is text -> it of a number',
  ],
])("a predicate %s is refused, for it holds always or never", (_, never, message) => {
  expect(diagnosticsOf(never)).toEqual([message]);
});

test("a computed field of a predicate that says nothing is refused", () => {
  const item = validEntity(
    { "isOpen?": { type: "boolean", readOnly: true }, ...fields },
    { computed: { isOpen: { field: "state", is: "opened" } } },
  );
  expect(diagnosticsIn(smallSpec({ entities: { item }, types }))).toEqual([
    'item.computed.isOpen: "state" beside "opened" -> did you mean "open"? (one of: open, done)',
  ]);
});
