import type { Arbitrary } from "fast-check";

/** Schema keywords for texts. */
export interface TextRule {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Schema keywords for numbers. */
export interface NumberRule {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** Schema keywords for arrays. */
export interface ListRule {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/**
 * Chooses random values. The functions in `generated/arbitraries/` build records from them. Tests use an implementation that
 * chooses any allowed value, demo data one that chooses plausible values.
 */
export interface Arbitraries {
  /** Id of a record of the entity. */
  id(entity: string): Arbitrary<string>;
  text(rule: TextRule): Arbitrary<string>;
  integer(rule: NumberRule): Arbitrary<number>;
  number(rule: NumberRule): Arbitrary<number>;
  /** `usual` is the schema's default. */
  boolean(usual: boolean | null): Arbitrary<boolean>;
  /** A value of an enumeration; `usual` is the schema's default. */
  choice<const Value extends string>(values: readonly Value[], usual: Value | null): Arbitrary<Value>;
  list<Item>(item: Arbitrary<Item>, rule: ListRule): Arbitrary<Item[]>;
}
