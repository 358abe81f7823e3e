import type { Condition, FieldPath } from "./conditions.ts";
import type { Display, DisplayOptions, Widget } from "./displays.ts";
import type { Section } from "./fields.ts";
import type { Field } from "./words.ts";

/** How the records of an entity are listed. */
export interface EntityList<T> {
  /**
   * The columns, in their order: fields, or single parts of objects, `address.city`.
   * @defaultValue the title field
   * @example ticket
   * list: { columns: ["code", "type", "value", "status"] }
   */
  readonly columns: readonly FieldPath<T>[];
  /**
   * The order in which a list is first seen.
   * @defaultValue by the title field, ascending
   * @example member
   * list: { columns: ["username", "createdAt"], sort: { field: "createdAt", order: "desc" } }
   */
  readonly sort?: { readonly field: FieldPath<T>; readonly order: "asc" | "desc" };
  /**
   * Fields that a filter is offered for: enumerations, booleans, dates and relations; and parts of objects,
   * `address.city`, which may be texts too. A part of the items of a list is no single value, and is refused.
   * @defaultValue none
   * @example ticket
   * list: { columns: ["code", "status"], filters: ["status", "lastDay"] }
   */
  readonly filters?: readonly FieldPath<T>[];
  /**
   * Fields that the quick search looks in, and parts of objects, `address.city`: texts and enumerations. At least one:
   * an empty list is refused.
   * @defaultValue the title field
   * @example book
   * list: { columns: ["name"], search: ["name", "description"] }
   */
  readonly search?: readonly FieldPath<T>[];
}

/** How the fields of an entity are entered. */
export interface EntityForm<T> {
  /**
   * The fields of the form, grouped, in their order. Every required field must be on it.
   * @example genre
   * form: { sections: [{ name: "general", fields: ["name", "code", "description", "active"] }] }
   */
  readonly sections: readonly Section<T>[];
  /**
   * Controls other than those that the fields' types lead to.
   * @defaultValue the type's own
   * @example ticket
   * form: { sections: [{ name: "general", fields: ["audience"] }], widgets: { audience: "radio" } }
   */
  readonly widgets?: { readonly [K in Field<T>]?: Widget };
  /**
   * Fields with a line of help under them: `entity.<name>.help.<field>`.
   * @defaultValue none
   * @example ticket
   * form: { sections: [{ name: "general", fields: ["code", "value"] }], help: ["code", "value"] }
   */
  readonly help?: readonly Field<T>[];
  /**
   * Fields that are there only while other fields have certain values.
   * @defaultValue always
   * @example ticket
   * form: {
   *   sections: [{ name: "entry", fields: ["audience", "members"] }],
   *   visibleWhen: { members: { audience: "solo" } },
   * }
   */
  readonly visibleWhen?: { readonly [K in Field<T>]?: Condition<T> };
  /**
   * Fields that cannot be changed while other fields have certain values.
   * @defaultValue never
   * @example ticket
   * form: {
   *   sections: [{ name: "general", fields: ["status", "code"] }],
   *   lockedWhen: { code: { status: ["archived", "blocked"] } },
   * }
   */
  readonly lockedWhen?: { readonly [K in Field<T>]?: Condition<T> };
}

/** How one record of an entity is shown. */
export interface EntityShow<T> {
  /**
   * The fields of the page, grouped, in their order.
   * @defaultValue the form's sections, without what is write-only
   * @example member
   * show: { sections: [{ name: "history", fields: ["createdAt", "updatedAt"] }] }
   */
  readonly sections?: readonly Section<T>[];
  /**
   * Displays other than those that the fields' types lead to; lists heed them too.
   * @defaultValue the type's own
   * @example book
   * show: { displays: { description: "multiline" } }
   */
  readonly displays?: { readonly [K in Field<T>]?: Display | DisplayOptions };
}
