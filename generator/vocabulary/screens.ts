import type { Condition, FieldPath } from "./conditions.ts";
import type { Display, DisplayOptions, Widget } from "./displays.ts";
import type { Section } from "./fields.ts";
import type { Field } from "./words.ts";

/** The list screen of an entity. */
export interface EntityList<T> {
  /**
   * The columns in order: fields, or fields inside objects (`address.city`).
   * @defaultValue the title field
   * @example ticket
   * list: { columns: ["code", "type", "value", "status"] }
   */
  readonly columns: readonly FieldPath<T>[];
  /**
   * The initial sort order.
   * @defaultValue by the title field, ascending
   * @example member
   * list: { columns: ["username", "createdAt"], sort: { field: "createdAt", order: "desc" } }
   */
  readonly sort?: { readonly field: FieldPath<T>; readonly order: "asc" | "desc" };
  /**
   * Fields with a filter: enumerations, booleans, dates and relations. Fields inside objects (`address.city`) may also
   * be texts. Fields of list items are not allowed, because they have several values.
   * @defaultValue none
   * @example ticket
   * list: { columns: ["code", "status"], filters: ["status", "lastDay"] }
   */
  readonly filters?: readonly FieldPath<T>[];
  /**
   * Fields that the quick search searches: texts and enumerations, also inside objects (`address.city`). The list must
   * not be empty.
   * @defaultValue the title field
   * @example book
   * list: { columns: ["name"], search: ["name", "description"] }
   */
  readonly search?: readonly FieldPath<T>[];
}

/** The form of an entity. */
export interface EntityForm<T> {
  /**
   * The fields of the form, grouped and in order. They must include all required fields.
   * @example genre
   * form: { sections: [{ name: "general", fields: ["name", "code", "description", "active"] }] }
   */
  readonly sections: readonly Section<T>[];
  /**
   * Controls that replace the default of the field's type.
   * @defaultValue the default control of each type
   * @example ticket
   * form: { sections: [{ name: "general", fields: ["audience"] }], widgets: { audience: "radio" } }
   */
  readonly widgets?: { readonly [K in Field<T>]?: Widget };
  /**
   * Fields with a help text: `entity.<name>.help.<field>`.
   * @defaultValue none
   * @example ticket
   * form: { sections: [{ name: "general", fields: ["code", "value"] }], help: ["code", "value"] }
   */
  readonly help?: readonly Field<T>[];
  /**
   * Fields that are visible only if other fields have certain values.
   * @defaultValue always visible
   * @example ticket
   * form: {
   *   sections: [{ name: "entry", fields: ["audience", "members"] }],
   *   visibleWhen: { members: { audience: "solo" } },
   * }
   */
  readonly visibleWhen?: { readonly [K in Field<T>]?: Condition<T> };
  /**
   * Fields that are read-only if other fields have certain values.
   * @defaultValue never read-only
   * @example ticket
   * form: {
   *   sections: [{ name: "general", fields: ["status", "code"] }],
   *   lockedWhen: { code: { status: ["archived", "blocked"] } },
   * }
   */
  readonly lockedWhen?: { readonly [K in Field<T>]?: Condition<T> };
}

/** The show page of an entity. */
export interface EntityShow<T> {
  /**
   * The fields of the page, grouped and in order.
   * @defaultValue the form's sections without write-only fields
   * @example member
   * show: { sections: [{ name: "history", fields: ["createdAt", "updatedAt"] }] }
   */
  readonly sections?: readonly Section<T>[];
  /**
   * Displays that replace the default of the field's type, on the show page and in lists.
   * @defaultValue the default display of each type
   * @example book
   * show: { displays: { description: "multiline" } }
   */
  readonly displays?: { readonly [K in Field<T>]?: Display | DisplayOptions };
}
