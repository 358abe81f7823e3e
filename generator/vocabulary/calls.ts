import type { Condition } from "./conditions.ts";
import type { Field, Icon, Path } from "./words.ts";

/**
 * A custom call in addition to the five operations. The console shows it as a button wherever it applies: in the row
 * menu, on the show page, for selected rows, or above the list.
 *
 * @example member
 * actions: {
 *   makeHeadReader: {
 *     method: "PUT",
 *     path: "/members/{id}/head-reader",
 *     on: "record",
 *     bulk: true,
 *     confirm: true,
 *     icon: "PersonOutlineOutlined",
 *   },
 * }
 */
export interface Action<T> {
  readonly method: "POST" | "PUT";
  /** Path of the backend call. */
  readonly path: Path;
  /**
   * `record`: the call is for one record, and its path contains `{id}`. `collection`: it is for the whole collection.
   */
  readonly on: "record" | "collection";
  /**
   * If true, it can also run for selected rows, with one call for each record.
   * @defaultValue `false`
   */
  readonly bulk?: boolean;
  /**
   * If true, the user must confirm it. The text is `entity.<name>.action.<action>.confirm`.
   * @defaultValue `false`
   */
  readonly confirm?: boolean;
  /** Icon next to its label. */
  readonly icon?: Icon;
  /**
   * Condition on the record. The console hides the action for other records, and the backend rejects it with 409. If
   * the entity has no table in the backend, the product's own code must do this.
   * @defaultValue all records
   * @example member
   * actions: {
   *   renewCard: { method: "POST", path: "/cards/{id}/renew", on: "record", when: { status: "active" } },
   * }
   */
  readonly when?: Condition<T>;
  /**
   * The response field with a token that is returned only once. The console shows the token with a copy button.
   * @defaultValue none
   * @example member
   * actions: {
   *   renewCard: {
   *     method: "POST",
   *     path: "/cards/{id}/renew",
   *     on: "record",
   *     issues: "cardToken",
   *   },
   * }
   */
  readonly issues?: string;
  /**
   * The entity that defines the inputs of the action: a file with an interface and a form, without operations or
   * screens. A dialog shows the form, and its values become the request body. Console and backend validate them. For
   * selected rows, the dialog opens once.
   * @defaultValue no inputs
   * @example member
   * actions: {
   *   pauseCard: { method: "PUT", path: "/cards/{id}/pause", on: "record", bulk: true, inputs: "cardPause" },
   * }
   */
  readonly inputs?: string;
}

/**
 * A read-only call in addition to `list` and `get`.
 *
 * @example book
 * queries: { enabled: { path: "/books/enabled", result: "many", where: { status: "active" } } }
 */
export interface Query<T> {
  /** Path of the backend call. */
  readonly path: Path;
  /** `many` for a list of records, `one` for a single record. */
  readonly result: "many" | "one";
  /**
   * Condition on the returned records.
   * @defaultValue all records
   */
  readonly where?: Condition<T>;
}

/**
 * A screen that counts the records of an entity by the values of one field.
 *
 * @example ticket
 * breakdowns: { audience: { field: "audience", path: "/tickets/audiences" } }
 */
export interface Breakdown<T> {
  /** An enumeration field. */
  readonly field: Field<T>;
  /** Path of the console screen. */
  readonly path: Path;
}
