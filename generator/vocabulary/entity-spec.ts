/**
 * The vocabulary of an entity file. The interface in that file defines the data; the spec value defines the behaviour
 * of console and backend. It contains plain data only: the generator reads it without running it.
 *
 * The generator creates `docs/spec-reference.md` from the files in this folder: their types, comments and examples.
 * Each example is a piece of the spec of the entity that it names.
 */

import type { Action, Breakdown, Query } from "./calls.ts";
import type { Computed } from "./computed.ts";
import type { Rule } from "./conditions.ts";
import type { Currency, Relation, UnitByField } from "./fields.ts";
import type { EntityForm, EntityList, EntityShow } from "./screens.ts";
import type { Field, Icon, Operation, Path, Role, Screen, Tones } from "./words.ts";

export type { CamelCase, Jsonify } from "./jsonify.ts";
export type { MenuEntry, ProductSpec, ServiceSpec } from "./product-spec.ts";

/** The behaviour of console and backend for an entity with the data `T`. */
export interface EntitySpec<T> {
  /**
   * The field with the title of a record: link text, page title, option label. It cannot be a relation, because it
   * would show an id.
   * @example ticket
   * titleField: "code"
   */
  readonly titleField: Field<T>;
  /**
   * The fields that form the title together, if the title field is not enough; it must be one of them. Lists link and
   * sort by the title field.
   * @defaultValue only the title field
   * @example member
   * titleFields: ["username", "email"]
   */
  readonly titleFields?: readonly Field<T>[];
  /**
   * Icon in the menu and in empty lists.
   * @example ticket
   * icon: "LocalActivityOutlined"
   */
  readonly icon: Icon;
  /**
   * Plural of the name, if irregular. Used in the default path and the table name.
   * @defaultValue the regular plural: `bookCopies` for `bookCopy`
   * @example genre
   * plural: "genera"
   */
  readonly plural?: string;
  /**
   * Root of its routes and calls. With a slash at the end, each of its calls ends with one.
   * @defaultValue `/` and the plural in kebab case: `/book-copies` for `bookCopy`
   * @example ticket
   * path: "/tickets"
   */
  readonly path?: Path;
  /**
   * The backend's operations. An entity without operations only generates types, schemas and labels.
   * @defaultValue none
   * @example genre
   * operations: ["list", "get", "create", "update", "delete"]
   */
  readonly operations?: readonly Operation[];
  /**
   * The console's screens. Each one needs the operations that it calls.
   * @defaultValue none
   * @example member
   * screens: ["list", "show", "edit"]
   */
  readonly screens?: readonly Screen[];
  /**
   * Paths of operations that differ from the default.
   * @defaultValue the root path, plus `/{id}` for operations on one record
   * @example member
   * endpoints: { list: "/members/all" }
   */
  readonly endpoints?: { readonly [O in Operation]?: Path };
  /**
   * Paths of screens that differ from the default.
   * @defaultValue `/tickets`, `/tickets/create`, `/tickets/show/{id}` and `/tickets/edit/{id}` for a ticket
   * @example ticketBatch
   * routes: { create: "/tickets/print" }
   */
  readonly routes?: { readonly [S in Screen]?: Path };
  /**
   * Additional read-only calls by name.
   * @defaultValue none
   * @example book
   * queries: { enabled: { path: "/books/enabled", result: "many", where: { status: "active" } } }
   */
  readonly queries?: { readonly [name: string]: Query<T> };
  /**
   * Additional calls that change data, by name. Their texts have keys that start with `entity.<name>.action.<action>`.
   * @defaultValue none
   * @example member
   * actions: {
   *   renewCard: {
   *     method: "POST",
   *     path: "/cards/{id}/renew",
   *     on: "record",
   *     confirm: true,
   *     icon: "PrintOutlined",
   *   },
   * }
   */
  readonly actions?: { readonly [name: string]: Action<T> };
  /**
   * The required role of an operation, query or action, if it differs from the default. The backend rejects the call
   * for other roles, and the console hides it.
   * @defaultValue `reader` for calls that read, `administrator` for calls that write
   * @example member
   * roles: { delete: "administrator", renewCard: "reader" }
   */
  readonly roles?: { readonly [call: string]: Role };
  /**
   * Breakdown screens by name. Their title is `entity.<name>.breakdown.<breakdown>`; the field must also be a list
   * filter.
   * @defaultValue none
   * @example ticket
   * breakdowns: { audience: { field: "audience", path: "/tickets/audiences" } }
   */
  readonly breakdowns?: { readonly [name: string]: Breakdown<T> };
  /**
   * Archiving as an alternative to deletion: the field that marks archived records, and its value.
   * @defaultValue none
   * @example book
   * archive: { field: "status", value: "archived" }
   */
  readonly archive?: { readonly field: Field<T>; readonly value: string | boolean };
  /**
   * Units of numbers. For `loans`, the number is shown as a quantity with the text `unit.loans`.
   * @defaultValue none
   * @example book
   * units: { firstLoans: "loans", loanTopUp: "loans" }
   */
  readonly units?: { readonly [K in Field<T>]?: string | UnitByField<T> };
  /**
   * Currencies of amounts.
   * @defaultValue the record's field `currency` if there is one, else the product's currency
   * @example bookCopy
   * currencies: { price: "CHF" }
   */
  readonly currencies?: { readonly [K in Field<T>]?: Currency<T> };
  /**
   * Tones of enumerations that only this entity uses; tones of shared ones are in `schema/product.ts`.
   * @defaultValue `neutral`
   * @example genre
   * tones: { genreCode: { poetry: "primary", "true-crime": "warning" } }
   */
  readonly tones?: Tones;
  /**
   * Fields that contain ids of other entities' records.
   * @defaultValue none
   * @example ticket
   * relations: { members: { to: "member" } }
   */
  readonly relations?: { readonly [K in Field<T>]?: Relation<T> };
  /**
   * Array fields that contain whole records of an entity that exists only inside this one.
   * @defaultValue none
   * @example book
   * embeds: { bookCopies: "bookCopy" }
   */
  readonly embeds?: { readonly [K in Field<T>]?: string };
  /**
   * The entity whose records the create call returns, as a list.
   * @defaultValue the created record of this entity
   * @example ticketBatch
   * creates: "ticket"
   */
  readonly creates?: string;
  /**
   * Unique constraints: a field, or a list of fields whose combination must be unique. Records without a value (or with
   * null) in one of the fields never conflict.
   * @defaultValue only the id
   * @example ticket
   * unique: ["code", ["type", "audience"]]
   */
  readonly unique?: readonly (Field<T> | readonly Field<T>[])[];
  /**
   * Read-only fields computed from other fields. They can be shown, exported, used as columns and sorted. Booleans can
   * be filtered, texts can be searched.
   * @defaultValue none
   * @example ticket
   * computed: { useCount: { multiply: ["value", { subtract: ["useLimit", 1] }] } }
   */
  readonly computed?: { readonly [K in Field<T>]?: Computed<T> };
  /**
   * Validation rules that involve several fields or records, by name.
   * @defaultValue none
   * @example ticket
   * rules: {
   *   manyLoans: {
   *     at: "value",
   *     never: { all: [{ field: "type", is: "loans" }, { field: "value", moreThan: 500 }] },
   *   },
   * }
   */
  readonly rules?: { readonly [name: string]: Rule<T> };
  /**
   * If true, the backend has a table for it.
   * @defaultValue true if the operations contain `list` or `get`
   * @example ticketBatch
   * stored: false
   */
  readonly stored?: boolean;
  /**
   * The list screen.
   * @defaultValue a list of titles
   * @example ticket
   * list: { columns: ["code", "type", "value", "status"] }
   */
  readonly list?: EntityList<T>;
  /**
   * The form on its create and edit screens, or inside the entity that embeds it.
   * @defaultValue none
   * @example genre
   * form: { sections: [{ name: "general", fields: ["name", "code", "description", "active"] }] }
   */
  readonly form?: EntityForm<T>;
  /**
   * The show page of one record.
   * @defaultValue the form's sections
   * @example book
   * show: { displays: { description: "multiline" } }
   */
  readonly show?: EntityShow<T>;
}
