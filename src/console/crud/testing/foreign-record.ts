import fc, { type Arbitrary } from "fast-check";
import { parseExactJson, toExactJson } from "../../lib/exact-json.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";

/** Valid JSON numbers that other backends may send. */
const ODD_NUMBERS = ["1.10", "0.00", "-0", "1e3", "9007199254740993", "12345678901234567890.123456789"];

/**
 * A replacement for a value. The prefix `@` marks a number; it is removed in the JSON text, so that all digits survive.
 */
function odd(value: unknown): Arbitrary<unknown> {
  const same = fc.constant(value);
  const any = [
    fc.constant(null),
    fc.constant("no such value"),
    fc.constantFrom(...ODD_NUMBERS).map((text) => `@${text}`),
  ];
  if (typeof value === "number") {
    return fc.oneof({ weight: 3, arbitrary: same }, ...any, fc.constant(String(value)));
  }
  if (typeof value === "boolean") {
    return fc.oneof({ weight: 3, arbitrary: same }, fc.constantFrom(null, "yes", 1, { id: 7, name: "Ana" }));
  }
  return fc.oneof({ weight: 3, arbitrary: same }, ...any, fc.constant("2026-11-01T03:00:00.000Z"));
}

const extras = fc.constantFrom<JsonObject>({}, { _version: "@7.00" }, { audit: { by: [{ id: "@1e2" }], at: null } });

function foreignObject(record: JsonObject, kept: readonly string[]): Arbitrary<JsonObject> {
  const members = Object.entries(record).map(([name, value]): Arbitrary<readonly [string, unknown] | null> => {
    if (kept.includes(name)) {
      return fc.constant([name, value]);
    }
    return fc.option(
      foreignValue(value, kept).map((each) => [name, each] as const),
      { freq: 6, nil: null },
    );
  });
  return fc
    .tuple(extras, ...members)
    .map(([extra, ...entries]) => ({ ...Object.fromEntries(entries.filter((entry) => entry !== null)), ...extra }));
}

function foreignValue(value: unknown, kept: readonly string[]): Arbitrary<unknown> {
  if (Array.isArray(value)) {
    return fc.oneof(
      { weight: 5, arbitrary: fc.tuple(...value.map((item) => foreignItem(item, kept))) },
      fc.constant(null),
    );
  }
  return isObject(value) ? foreignObject(value, kept) : odd(value);
}

/** Rows stay rows. An id in a list becomes the id or the record. */
function foreignItem(item: unknown, kept: readonly string[]): Arbitrary<unknown> {
  if (isObject(item)) {
    return foreignObject(item, kept);
  }
  const record = { id: item, name: "Um", rank: "@1.50" };
  return fc.constantFrom(item, record);
}

/** Replaces text ids by large numbers. Distinct ids stay distinct. */
function withNumericIds(record: JsonObject, isNumeric: boolean): JsonObject {
  const numbers = new Map<string, string>();
  const toId = (id: string) => {
    numbers.set(id, numbers.get(id) ?? `@${9_007_199_254_740_990n + BigInt(numbers.size)}`);
    return numbers.get(id);
  };
  const replaced = JSON.parse(JSON.stringify(record), (name, value) =>
    isNumeric && (name === "id" || /Id$/.test(name)) && typeof value === "string" && !value.startsWith("@")
      ? toId(value)
      : value,
  );
  return replaced;
}

/**
 * Generates records as an unknown backend may return them: null or missing members, unexpected types and enumeration
 * values, additional members at every depth, numeric ids, numbers beyond double precision, and inline related records.
 * `kept` members stay unchanged, because the test edits them.
 */
export function foreignRecord(record: Arbitrary<JsonObject>, kept: readonly string[] = []): Arbitrary<JsonObject> {
  return fc
    .tuple(
      record.chain((each) => foreignObject(each, kept)),
      fc.boolean(),
    )
    .map(([each, isNumeric]) => toExactJson(withNumericIds(each, isNumeric)).replace(/"@([-0-9.e]+)"/g, "$1"))
    .map((text) => parseExactJson(text) as JsonObject);
}
