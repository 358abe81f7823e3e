import type { FieldPath } from "./conditions.ts";
import type { Field } from "./words.ts";

/**
 * What a number is by the value of an enumeration beside it.
 *
 * @example ticket
 * units: { value: { by: "type", of: { loans: { unit: "loans" }, rebate: { as: "money" } } } }
 */
export interface UnitByField<T> {
  /** An enumeration of the same record. */
  readonly by: Field<T>;
  /**
   * For each of its values the unit, by the text `unit.<unit>`, or what the number is shown and entered as; a value that
   * is not here leaves it a plain number.
   */
  readonly of: { readonly [value: string]: { readonly unit: string } | { readonly as: "money" | "number" } };
}

/**
 * The currency of an amount of money: by its ISO 4217 code, or by the field that holds the code. What a record lacks is
 * in the product's currency.
 *
 * @example bookCopy
 * currencies: { price: "CHF" }
 */
export type Currency<T> =
  | string
  | {
      /** A field of the record itself, or of the one that a relation names: `paymentId.currency`. */
      readonly field: FieldPath<T>;
    }
  | {
      /** A field of the record that this one lives in. */
      readonly ofOwner: string;
    };

/**
 * Fields that belong together, under one title, on forms and show pages.
 *
 * @example ticket
 * form: {
 *   sections: [
 *     { name: "general", fields: ["code", "status", "type", "value"] },
 *     { name: "entry", fields: ["audience", "members", "useLimit", "lastDay"] },
 *   ],
 * }
 */
export interface Section<T> {
  /** Its title is the text `entity.<name>.section.<section>`. */
  readonly name: string;
  /** In their order on the page. */
  readonly fields: readonly Field<T>[];
}

/**
 * A field that holds the id, or the ids, of records of another entity.
 *
 * @example member
 * relations: {
 *   bookId: { to: "book", expandedAs: "book", choices: "enabled" },
 *   bookCopy: { to: "bookCopy", within: "bookId" },
 * }
 */
export interface Relation<T> {
  /** The other entity, by the name of its spec value. */
  readonly to: string;
  /** The object field in which the backend answers the related record beside its id. */
  readonly expandedAs?: Field<T>;
  /**
   * For an entity embedded in another: the sibling field that holds the embedding record's id.
   * A member's `bookCopy` is one of the copies of the book that `bookId` names.
   */
  readonly within?: Field<T>;
  /**
   * The query of the other entity, one that answers many, whose records are offered to be chosen.
   * @defaultValue all records of its list
   */
  readonly choices?: string;
  /**
   * Of a relation to the entity itself: no record stands above itself, directly or through others; the backend refuses
   * it with the code `cycle`.
   * @defaultValue `false`
   * @example genre
   * relations: { code: { to: "genre", tree: true } }
   */
  readonly tree?: boolean;
}
