import type { FieldPath } from "./conditions.ts";
import type { Field } from "./words.ts";

/**
 * The unit of a number that depends on an enumeration field.
 *
 * @example ticket
 * units: { value: { by: "type", of: { loans: { unit: "loans" }, rebate: { as: "money" } } } }
 */
export interface UnitByField<T> {
  /** An enumeration field of the same record. */
  readonly by: Field<T>;
  /**
   * For each value: a unit (text `unit.<unit>`), or another way to show and enter the number. For other values it is a
   * plain number.
   */
  readonly of: { readonly [value: string]: { readonly unit: string } | { readonly as: "money" | "number" } };
}

/**
 * The currency of an amount: an ISO 4217 code, or a field that contains the code. If the record has no code, the
 * product's currency applies.
 *
 * @example bookCopy
 * currencies: { price: "CHF" }
 */
export type Currency<T> =
  | string
  | {
      /** A field of the record, or of a related record: `paymentId.currency`. */
      readonly field: FieldPath<T>;
    }
  | {
      /** A field of the record that embeds this one. */
      readonly ofOwner: string;
    };

/**
 * A titled group of fields on forms and show pages.
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
  /** The fields in display order. */
  readonly fields: readonly Field<T>[];
}

/**
 * A field that contains one or several ids of another entity's records.
 *
 * @example member
 * relations: {
 *   bookId: { to: "book", expandedAs: "book", choices: "enabled" },
 *   bookCopy: { to: "bookCopy", within: "bookId" },
 * }
 */
export interface Relation<T> {
  /** The related entity (name of its spec value). */
  readonly to: string;
  /** The object field in which responses contain the related record, in addition to its id. */
  readonly expandedAs?: Field<T>;
  /**
   * If another entity embeds the related one: the relation to that entity. For example, a member's `bookCopy` is a copy
   * of the book in `bookId`.
   */
  readonly within?: Field<T>;
  /**
   * A query of the related entity with several results. Users choose from its records.
   * @defaultValue all records of the list
   */
  readonly choices?: string;
  /**
   * For a relation to the same entity: true forbids cycles. The backend rejects them with the code `cycle`.
   * @defaultValue `false`
   * @example genre
   * relations: { code: { to: "genre", tree: true } }
   */
  readonly tree?: boolean;
}
