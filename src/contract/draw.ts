import type { Arbitrary } from "fast-check";

/** The words of a schema that bound a text. */
export interface TextRule {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** The words of a schema that bound a number. */
export interface NumberRule {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** The words of a schema that bound an array. */
export interface ListRule {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/**
 * How the values of records are drawn. The generated functions in `generated/arbitraries/` say of what a record is
 * made; an implementation says which of the values that the schema allows it likes: tests take any, the demo takes
 * believable ones.
 */
export interface Draw {
  /** The id of a record of that entity. */
  id(entity: string): Arbitrary<string>;
  text(rule: TextRule): Arbitrary<string>;
  integer(rule: NumberRule): Arbitrary<number>;
  number(rule: NumberRule): Arbitrary<number>;
  /** `usual` is the schema's default. */
  boolean(usual: boolean | null): Arbitrary<boolean>;
  /** One of an enumeration's values; `usual` is the schema's default. */
  choice<const Value extends string>(values: readonly Value[], usual: Value | null): Arbitrary<Value>;
  list<Item>(item: Arbitrary<Item>, rule: ListRule): Arbitrary<Item[]>;
}
