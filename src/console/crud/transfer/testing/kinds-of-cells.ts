import fc from "fast-check";
import type { MessageKey } from "../../../../contract/register.ts";
import type { FieldDescriptor } from "../../../../contract/screens.ts";

/** A kind of field with sample values as backends send them. */
export interface Kind {
  readonly display: string;
  readonly values: fc.Arbitrary<unknown>;
  readonly change?: Partial<FieldDescriptor<MessageKey>>;
  readonly isOfNumbers?: boolean;
}

const toKey = (key: string): MessageKey => key as MessageKey;

/** Labels of an enumeration that contain separators. */
export const labels: ReadonlyMap<string, string> = new Map([
  ["kind.a", "Correção, automática"],
  ["kind.b", 'diz "sim"; ou não'],
  ["kind.c", "duas\nlinhas"],
  ["kind.d", "=soma"],
]);

const enumeration = {
  name: "kind",
  values: ["a", "b", "c", "d"].map((value) => ({ value, labelKey: toKey(`kind.${value}`) })),
} as NonNullable<FieldDescriptor<MessageKey>["enumeration"]>;

/** Characters that have a meaning in spreadsheets, separators and formulas. */
const text = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom(..."ab1é=+-@'\",;|\t\n _x0D".split(""), "00", "_x0041_"),
      minLength: 1,
      maxLength: 12,
    }),
    fc.constantFrom(
      "00123",
      "=1+1",
      "+55 11 98765-4321",
      "-5",
      "1.234",
      "1e3",
      "TRUE",
      "31/12/2026",
      "'=x",
      "''@y",
      "0,5",
      "#N/A",
      "sep=;",
    ),
  )
  .map((value) => value.trim())
  .filter((value) => value !== "");

const decimal = fc
  .tuple(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), fc.integer({ min: 0, max: 9 }))
  .map(([units, scale]) => Number(`${units}e-${scale}`) + 0);

const day = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const moment = fc
  .date({ min: new Date("1905-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .chain((date) => fc.constantFrom(1, 1000, 60_000).map((step) => new Date(Math.floor(date.getTime() / step) * step)))
  .map((date) => date.toISOString());

const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));

const relation = { entity: "genre", many: true, labelField: "name", showPath: null, expandedAs: null, within: null };

const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((amount) => amount / 100);

/** All kinds of field that fit into one cell. */
export const KINDS: { readonly [name: string]: Kind } = {
  text: { display: "text", values: text },
  multiline: { display: "multiline", values: text },
  html: { display: "html", values: text.map((value) => `<p>${value}</p>`) },
  uri: { display: "uri", values: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  tel: { display: "tel", values: fc.constantFrom("+55 11 98765-4321", "(11) 2345-6789", "0800 123 45 67") },
  integer: { display: "integer", values: fc.maxSafeInteger().map((value) => value + 0) },
  number: { display: "number", values: decimal },
  quantity: { display: "quantity", values: decimal, change: { unitKey: toKey("unit.loans") } },
  percent: { display: "percent", values: decimal },
  money: { display: "money", values: cents, change: { currency: "BRL" } },
  euros: { display: "money", values: cents, change: { currency: "EUR" } },
  boolean: { display: "boolean", values: fc.boolean() },
  date: { display: "date", values: day },
  datetime: { display: "datetime", values: moment },
  shownAsDay: { display: "date", values: moment, change: { sheetDisplay: "datetime" } },
  time: {
    display: "time",
    values: fc.oneof(
      fc.tuple(two(23), two(59)).map((parts) => parts.join(":")),
      fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(":")),
    ),
  },
  duration: { display: "duration", values: fc.constantFrom("PT1H30M", "P1D", "P2W", "PT0S", "P1Y2M") },
  enum: { display: "enum", values: fc.constantFrom("a", "b", "c", "d"), change: { enumeration } },
  choices: {
    display: "chips",
    values: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")),
    change: { enumeration },
  },
  chips: { display: "chips", values: fc.uniqueArray(text, { maxLength: 4 }) },
  numbers: { display: "chips", values: fc.uniqueArray(decimal, { maxLength: 4 }), isOfNumbers: true },
  related: { display: "relation", values: text, change: { relation: { ...relation, many: false } } },
  manyRelated: { display: "relation", values: fc.uniqueArray(text, { maxLength: 4 }), change: { relation } },
  map: { display: "map", values: fc.dictionary(text, text, { minKeys: 1, maxKeys: 3, noNullPrototype: true }) },
  json: {
    display: "json",
    values: fc.oneof(text, decimal, fc.constant({ a: [1, "x"] }), fc.constant([1, { b: "," }])),
  },
};

export function toField(name: string, { display, change }: Kind): FieldDescriptor<MessageKey> {
  return {
    name,
    labelKey: toKey(`kind.${name}`),
    display,
    enumeration: null,
    relation: null,
    items: null,
    unitKey: null,
    options: {},
    ...change,
  };
}
