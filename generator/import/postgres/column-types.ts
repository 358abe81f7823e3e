import type { ForeignBounds, ForeignType } from "../foreign-model.ts";
import type { CatalogColumn } from "./catalog.ts";

const TEXTS = /^(text|citext|uuid|inet|cidr|macaddr8?|xml|interval|bit( varying)?(\(\d+\))?|name|ltree)$/;

/** The type of a column. */
export function typeOfColumn({ type, values }: Pick<CatalogColumn, "type" | "values">): ForeignType {
  const [, base = type, list = ""] = /^(.*?)((?:\[\])*)$/.exec(type) ?? [];
  const one = values === null ? scalarOf(base) : ({ kind: "choice", values, name: base } as const);
  return list === ""
    ? one
    : list === "[]"
      ? { kind: "list", of: one, bounds: {} }
      : { kind: "unknown", why: "it is a list of lists" };
}

/** Types by name, in this order. */
const SCALARS: readonly (readonly [type: RegExp, to: ForeignType])[] = [
  [/^(character varying|character|bpchar|"char")$/, { kind: "text", bounds: {} }],
  [TEXTS, { kind: "text", bounds: {} }],
  [/^(smallint|integer|bigint|numeric\(\d+,0\))$/, { kind: "number", isInteger: true, bounds: {} }],
  [/^(numeric|real|double precision)/, { kind: "number", isInteger: false, bounds: {} }],
  [/^timestamp/, { kind: "text", format: "date-time", bounds: {} }],
  [/^date$/, { kind: "text", format: "date", bounds: {} }],
  [/^time( |\(|$)/, { kind: "text", format: "time", bounds: {} }],
  [/^boolean$/, { kind: "boolean" }],
  [/^jsonb?$/, { kind: "json" }],
];

function scalarOf(type: string): ForeignType {
  const [, size] = /^(?:character varying|character|varchar|char)\((\d+)\)$/.exec(type) ?? [];
  if (size !== undefined) {
    return { kind: "text", bounds: { maxLength: Number(size) } };
  }
  const [, found] = SCALARS.find(([name]) => name.test(type)) ?? [];
  const [, scale] = /^numeric\(\d+,([1-6])\)$/.exec(type) ?? [];
  return scale !== undefined && found?.kind === "number"
    ? { ...found, bounds: { multipleOf: Number(`1e-${scale}`) } }
    : (found ?? { kind: "unknown", why: `its type is ${type}` });
}

interface Checked {
  readonly type: ForeignType;
  /** Constraints that are not part of the type. */
  readonly unread: readonly string[];
}

/** Applies the constraints that compare the column with constants. */
export function checksOf(type: ForeignType, checks: readonly string[]): Checked {
  let checked = type;
  const unread: string[] = [];
  for (const definition of checks) {
    const next = withCheck(checked, definition);
    if (next === null) {
      unread.push(definition);
    } else {
      checked = next;
    }
  }
  return { type: checked, unread };
}

function withCheck(type: ForeignType, definition: string): ForeignType | null {
  const [, array] = /= ANY \(\(?ARRAY\[(.*?)\]/s.exec(definition) ?? [];
  const values = [...(array ?? "").matchAll(/'((?:[^']|'')*)'/g)].map(([, value = ""]) => value.replaceAll("''", "'"));
  // More than one comparison: the list is only a part of the constraint.
  const isWhole = !/ (AND|OR) /.test(definition);
  if (type.kind === "text" && values.length > 0 && isWhole) {
    return { kind: "choice", values };
  }
  return type.kind === "number" ? withBounds(type, definition) : null;
}

const WORDS: Readonly<Record<string, keyof ForeignBounds>> = {
  ">=": "minimum",
  "<=": "maximum",
  ">": "exclusiveMinimum",
  "<": "exclusiveMaximum",
};

/** `CHECK (((rating >= 1) AND (rating <= 5)))`. */
function withBounds(type: ForeignType & { readonly kind: "number" }, definition: string): ForeignType | null {
  const inner = definition
    .replace(/^CHECK /, "")
    .replaceAll(/[()]/g, " ")
    .replace(/ NOT VALID$/, "");
  const bounds: Record<string, number> = {};
  for (const part of inner.split(/ AND /)) {
    const [, comparison = "", number = ""] =
      /^\s*"?\w+"?(?:::\w+)?\s*(>=|<=|>|<)\s*'?(-?[\d.]+)'?\s*(?:::[\w ]+)?\s*$/.exec(part) ?? [];
    const word = WORDS[comparison];
    if (word === undefined || !Number.isFinite(Number(number))) {
      return null;
    }
    bounds[word] = Number(number);
  }
  return { ...type, bounds: { ...type.bounds, ...bounds } };
}

interface ColumnDefault {
  readonly value: string | number | boolean | undefined;
  /** The database computes it. */
  readonly isComputed: boolean;
}

/** A constant default as a value. Other expressions stay with the database. */
export function defaultOf(expression: string | null, type: ForeignType): ColumnDefault {
  if (expression === null || /^NULL(::|$)/.test(expression)) {
    return { value: undefined, isComputed: false };
  }
  const [, quoted, plain] =
    /^(?:'((?:[^']|'')*)'|\(?(-?[\d.]+|true|false)\)?)(?:::[\w". [\]()]+)?$/.exec(expression) ?? [];
  const text = quoted === undefined ? plain : quoted.replaceAll("''", "'");
  if (text === undefined) {
    return { value: undefined, isComputed: true };
  }
  switch (type.kind) {
    case "number":
      return { value: Number.isFinite(Number(text)) ? Number(text) : undefined, isComputed: false };
    case "boolean":
      return { value: text === "true" || text === "t", isComputed: false };
    case "text":
    case "choice":
      return { value: text, isComputed: false };
    default:
      return { value: undefined, isComputed: true };
  }
}
