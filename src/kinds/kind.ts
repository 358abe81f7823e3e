import type { JsonSchema } from "../contract/json-schema.ts";

/** A group of kinds that support the same displays and uses. */
export type Family = "text" | "secret" | "number" | "enum" | "date" | "clock" | "boolean" | "list" | "object";

/** How a list aligns, filters and sorts values. */
export type ValueType = "text" | "number" | "date" | "datetime" | "boolean" | "object";

/**
 * How the console treats values, by display. Separate from `Kind`, so that a page does not load what only the generator
 * and the backend need.
 */
export interface DisplayFacts {
  readonly [display: string]: {
    /** Default: `text`. */
    readonly type?: ValueType;
    /** The amounts have a currency. */
    readonly hasCurrency?: true;
    /** The display renders missing values itself. */
    readonly showsEmpty?: true;
    /** `false`: lists cannot be sorted by it. */
    readonly hasOrder?: false;
    /** On a show page it takes the full width. */
    readonly isWide?: true;
    /** A cell of a sheet contains several values, separated by commas. */
    readonly isList?: true;
    /** A cell of a sheet contains a list as one value. */
    readonly isWhole?: true;
    /** In sheets, each of its items has a column. */
    readonly hasColumnPerItem?: true;
  };
}

/** How the console treats fields, by form control. */
export interface ControlFacts {
  readonly [control: string]: {
    /** It sets several values. */
    readonly isOfMany?: true;
    /** Its values belong to one record: they are never set for many. */
    readonly isOfOneRecord?: true;
  };
}

/** A column of the reference backend: a column function of `drizzle-orm/pg-core` and its options. */
export interface Column {
  readonly builder:
    | "bigint"
    | "boolean"
    | "date"
    | "doublePrecision"
    | "integer"
    | "json"
    | "jsonb"
    | "numeric"
    | "text"
    | "time"
    | "timestamp"
    | "uuid";
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly isArray?: boolean;
  /** `false`: lists are never sorted by it, so it gets no index for that. */
  readonly hasOrder?: false;
}

/** Spec properties that accept only some kinds of field. */
export type Use =
  /** `titleField`. */
  | "title"
  /** `titleFields`, and the texts of `list.search`. */
  | "titlePart"
  | "search"
  /** `list.filters`. */
  | "filter"
  /** `list.filters`, for a property of an object. */
  | "partFilter"
  /** `list.sort`. */
  | "sort"
  /** `unique`: one field, or a field of a group. */
  | "unique"
  | "uniqueTogether"
  /** `units`, and the operands of a calculation. */
  | "calculate"
  /** `breakdowns`. */
  | "breakdown"
  /** The texts of `computed: { join }`. */
  | "join";

/** A display that a spec may name in `show.displays`. */
export interface DisplayRule {
  readonly shows: (kind: Pick<Kind, "name" | "family">) => boolean;
  /** The options that it reads. */
  readonly options?: readonly string[];
}

/** How a predicate of the spec compares values. */
export interface Comparison {
  readonly as: "number" | "text" | "day" | "switch";
  /** `false`: only `is` and `isNot`, no order. */
  readonly isOrdered?: false;
}

/**
 * One kind of field: everything that the generator, the backend and the contract decide by kind. The console finds its
 * control and its display by name, in `src/console/fields`.
 */
export interface Kind {
  /** `money`: the name of the folder, and the kind in diagnostics. */
  readonly name: string;
  /** `amount of money`: the kind in documents and change reports. */
  readonly words: string;
  readonly family: Family;
  /**
   * Selects the fields of this kind: a type with a `@format`, or a predicate on the schema. Null if the type does not
   * determine the kind, as for a relation.
   */
  readonly claims:
    | { readonly type: JsonSchema["type"]; readonly format?: string }
    | ((schema: JsonSchema) => boolean)
    | null;
  /** OpenAPI keywords that replace `format`, if OpenAPI tools use a different one. */
  readonly openApi?: { readonly format?: string; readonly pattern?: string };
  /** The format fully determines the value. `@minLength` and `@pattern` are reported as errors. */
  readonly isFormatComplete?: true;
  /** Maximum number of decimals. */
  readonly decimals?: number;
  /** The spec may state a currency for it. */
  readonly hasCurrency?: true;
  /** Null for values that have no column of their own. */
  readonly column: Column | ((schema: JsonSchema) => Column);
  /** The value of a required read-only field in a new record, if the spec gives no default. */
  readonly initial?: unknown;
  /** How the backend compares it as a property of an object column. */
  readonly partType?: "text" | "word" | "number" | "boolean" | "date" | "datetime";
  /** The column has no single value to sort by. */
  readonly isManifold?: true;
  /** The display whose cells sheets always use, because other displays of its values show only a part of them. */
  readonly sheetDisplay?: string;
  /** A required text that can never be empty. */
  readonly isNeverEmpty?: true;
  readonly compares?: Comparison;
  /** Returns a valid value for each integer from 0 to 2 ** 31 - 1. Used by generated tests. */
  readonly sample?: (seed: number) => string;
  /** Values that its format rejects. */
  readonly invalid?: readonly unknown[];
  readonly uses: readonly Use[];
  /** The form control: a name in `controls.ts`. Null for objects and tables: RJSF renders their properties. */
  readonly control: string | null;
  /** The display: a name in `displays.ts`. */
  readonly display: string;
  /** Controls that a spec may name in `form.widgets`, and the kinds that they can edit. */
  readonly widgets?: { readonly [widget: string]: (kind: Pick<Kind, "name" | "family">) => boolean };
  /** Displays that a spec may name in `show.displays`. */
  readonly displays?: { readonly [display: string]: DisplayRule };
}

/**
 * Declares a built-in kind of field.
 *
 * @example
 * export const percent = defineBuiltInKind({
 *   name: "percent",
 *   words: "percentage",
 *   family: "number",
 *   claims: { type: "number", format: "percent" },
 *   column: { builder: "doublePrecision" },
 *   uses: ["title", "sort"],
 *   control: "percent",
 *   display: "percent",
 * });
 */
// #__NO_SIDE_EFFECTS__
export function defineBuiltInKind<const K extends Kind>(kind: K): K {
  return kind;
}

/** Whether a kind is in one of the families: the usual `shows` of a display. */
export const ofFamily =
  (...families: readonly Family[]) =>
  ({ family }: Pick<Kind, "family">): boolean =>
    families.includes(family);

/** Whether a kind has one of the names. */
export const named =
  (...names: readonly string[]) =>
  ({ name }: Pick<Kind, "name">): boolean =>
    names.includes(name);
