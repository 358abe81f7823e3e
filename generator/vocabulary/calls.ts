import type { Condition } from "./conditions.ts";
import type { Field, Icon, Path } from "./words.ts";

/**
 * A call beyond the five operations, declared once and offered wherever it applies: in a row's menu, on the show page,
 * for a selection of rows, beside a list's other buttons.
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
  /** The backend's. */
  readonly path: Path;
  /** One record (its path has `{id}`), or the whole collection. */
  readonly on: "record" | "collection";
  /**
   * Whether the row selection of a list may run it, one call a record.
   * @defaultValue `false`
   */
  readonly bulk?: boolean;
  /**
   * Whether it is confirmed first, with the text `entity.<name>.action.<action>.confirm`.
   * @defaultValue `false`
   */
  readonly confirm?: boolean;
  /** The pictogram beside its name. */
  readonly icon?: Icon;
  /**
   * The records that it can be run on: it is offered for no other, and the backend answers 409 for them; where it keeps
   * no table of them, the product's own code does.
   * @defaultValue all of them
   * @example member
   * actions: {
   *   renewCard: { method: "POST", path: "/cards/{id}/renew", on: "record", when: { status: "active" } },
   * }
   */
  readonly when?: Condition<T>;
  /**
   * The field of its answer that holds a token, which is answered this once: the console shows it to be copied.
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
   * The entity that says what is asked for before it runs: a file of its own with an interface and a form, and with no
   * operations or screens. The dialog shows that form, and what was entered is the body of the call, checked on both
   * sides; for a selection of rows it is asked for once.
   * @defaultValue nothing is asked for
   * @example member
   * actions: {
   *   pauseCard: { method: "PUT", path: "/cards/{id}/pause", on: "record", bulk: true, inputs: "cardPause" },
   * }
   */
  readonly inputs?: string;
}

/**
 * A further read-only list or record of the backend, beside `list` and `get`.
 *
 * @example book
 * queries: { enabled: { path: "/books/enabled", result: "many", where: { status: "active" } } }
 */
export interface Query<T> {
  /** The backend's. */
  readonly path: Path;
  /** Whether it answers a list or one record. */
  readonly result: "many" | "one";
  /**
   * Which records it answers.
   * @defaultValue all of them
   */
  readonly where?: Condition<T>;
}

/**
 * A screen that counts an entity's records by the values of one field.
 *
 * @example ticket
 * breakdowns: { audience: { field: "audience", path: "/tickets/audiences" } }
 */
export interface Breakdown<T> {
  /** An enumeration. */
  readonly field: Field<T>;
  /** The console's. */
  readonly path: Path;
}
