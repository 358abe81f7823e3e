/**
 * The vocabulary of an entity file. The interface in that file says what the data is; the spec value
 * says what the console and the backend do with it. Plain data only: the generator reads it without
 * running it.
 *
 * `docs/spec-reference.md` is generated from the files of this folder: from their types, their comments, and the
 * example that each option carries, a piece of the spec of the entity that it names.
 */

import type { Action, Breakdown, Query } from "./calls.ts";
import type { Computed } from "./computed.ts";
import type { Rule } from "./conditions.ts";
import type { Currency, Relation, UnitByField } from "./fields.ts";
import type { EntityForm, EntityList, EntityShow } from "./screens.ts";
import type { Field, Icon, Operation, Path, Role, Screen, Tones } from "./words.ts";

export type { MenuEntry, ProductSpec, ServiceSpec } from "./product-spec.ts";

/** What the console and the backend do with an entity whose data is `T`. */
export interface EntitySpec<T> {
  /**
   * The field that names a record to people: link text, page title, option label. A relation, which holds an
   * id, names nothing.
   * @example ticket
   * titleField: "code"
   */
  readonly titleField: Field<T>;
  /**
   * The fields whose values, one after the other, name a record to people where the title field alone does not; it is
   * one of them. Lists still link and sort by it.
   * @defaultValue the title field alone
   * @example member
   * titleFields: ["username", "email"]
   */
  readonly titleFields?: readonly Field<T>[];
  /**
   * Its pictogram, in the menu and on empty lists.
   * @example ticket
   * icon: "LocalActivityOutlined"
   */
  readonly icon: Icon;
  /**
   * Its plural, where English forms another: in its default path and the name of its table.
   * @defaultValue the regular one: `bookCopies` of `bookCopy`
   * @example genre
   * plural: "genera"
   */
  readonly plural?: string;
  /**
   * Root of its routes and calls.
   * @defaultValue `/` and the plural of the name, in kebab case: `bookCopy` has `/book-copies`
   * @example ticket
   * path: "/tickets"
   */
  readonly path?: Path;
  /**
   * The calls of the backend. An entity without any yields types, schemas and labels only.
   * @defaultValue none
   * @example genre
   * operations: ["list", "get", "create", "update", "delete"]
   */
  readonly operations?: readonly Operation[];
  /**
   * The screens of the console; each needs the operations that it calls.
   * @defaultValue none
   * @example member
   * screens: ["list", "show", "edit"]
   */
  readonly screens?: readonly Screen[];
  /**
   * Calls whose path departs from the convention.
   * @defaultValue the path, with `/{id}` behind it where the call is for one record
   * @example member
   * endpoints: { list: "/members/all" }
   */
  readonly endpoints?: { readonly [O in Operation]?: Path };
  /**
   * Screens whose path departs from the convention.
   * @defaultValue `/tickets`, `/tickets/create`, `/tickets/show/{id}` and `/tickets/edit/{id}` for a ticket
   * @example ticketBatch
   * routes: { create: "/tickets/print" }
   */
  readonly routes?: { readonly [S in Screen]?: Path };
  /**
   * Further calls that read, by name.
   * @defaultValue none
   * @example book
   * queries: { enabled: { path: "/books/enabled", result: "many", where: { status: "active" } } }
   */
  readonly queries?: { readonly [name: string]: Query<T> };
  /**
   * Further calls that change something, by name. Their texts are `entity.<name>.action.<action>` and those below it.
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
   * The role that a call needs, by the name of the operation, query or action, where it is not the usual one. The backend
   * refuses it to other roles, and the console does not offer it to them.
   * @defaultValue `reader` of what reads, `administrator` of what writes
   * @example member
   * roles: { delete: "administrator", renewCard: "reader" }
   */
  readonly roles?: { readonly [call: string]: Role };
  /**
   * Screens titled `entity.<name>.breakdown.<breakdown>`; their fields are filters of the list too.
   * @defaultValue none
   * @example ticket
   * breakdowns: { audience: { field: "audience", path: "/tickets/audiences" } }
   */
  readonly breakdowns?: { readonly [name: string]: Breakdown<T> };
  /**
   * Taking a record out of use, offered before its deletion: the field that says so, and its value then.
   * @defaultValue none
   * @example book
   * archive: { field: "status", value: "archived" }
   */
  readonly archive?: { readonly field: Field<T>; readonly value: string | boolean };
  /**
   * Units of numbers: `loans` is counted by the text `unit.loans`, and the number shown as a quantity.
   * @defaultValue none
   * @example book
   * units: { firstLoans: "loans", loanTopUp: "loans" }
   */
  readonly units?: { readonly [K in Field<T>]?: string | UnitByField<T> };
  /**
   * Currencies of amounts of money.
   * @defaultValue what the field `currency` beside it says, where there is one, else the product's
   * @example bookCopy
   * currencies: { price: "CHF" }
   */
  readonly currencies?: { readonly [K in Field<T>]?: Currency<T> };
  /**
   * Tones of enumerations that its own fields have; those that entities share have theirs in `schema/product.ts`.
   * @defaultValue `neutral`
   * @example genre
   * tones: { genreCode: { poetry: "primary", "true-crime": "warning" } }
   */
  readonly tones?: Tones;
  /**
   * Fields that hold ids of other entities' records.
   * @defaultValue none
   * @example ticket
   * relations: { members: { to: "member" } }
   */
  readonly relations?: { readonly [K in Field<T>]?: Relation<T> };
  /**
   * Array fields whose items are whole records of an entity that lives only inside this one.
   * @defaultValue none
   * @example book
   * embeds: { bookCopies: "bookCopy" }
   */
  readonly embeds?: { readonly [K in Field<T>]?: string };
  /**
   * The entity whose records a create makes and answers as a list.
   * @defaultValue this one, and one record
   * @example ticketBatch
   * creates: "ticket"
   */
  readonly creates?: string;
  /**
   * Fields in which no two records may agree; a list of them, where no two may agree in all of these together. A record
   * that lacks a value in one of them, or has null there, agrees with no other.
   * @defaultValue none but the id
   * @example ticket
   * unique: ["code", ["type", "audience"]]
   */
  readonly unique?: readonly (Field<T> | readonly Field<T>[])[];
  /**
   * Read-only fields that the others make. They can be columns, sorted by, shown and exported; yes or no can be filtered
   * by, texts searched in.
   * @defaultValue none
   * @example ticket
   * computed: { useCount: { multiply: ["value", { subtract: ["useLimit", 1] }] } }
   */
  readonly computed?: { readonly [K in Field<T>]?: Computed<T> };
  /**
   * What holds of every record beyond the bounds of single fields, by name.
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
   * Whether the backend keeps a table of it.
   * @defaultValue whether it has `list` or `get`
   * @example ticketBatch
   * stored: false
   */
  readonly stored?: boolean;
  /**
   * The list of its records.
   * @defaultValue the title field alone
   * @example ticket
   * list: { columns: ["code", "type", "value", "status"] }
   */
  readonly list?: EntityList<T>;
  /**
   * The form on its create and edit screens, or inside the entity that it is embedded in.
   * @defaultValue none
   * @example genre
   * form: { sections: [{ name: "general", fields: ["name", "code", "description", "active"] }] }
   */
  readonly form?: EntityForm<T>;
  /**
   * The page that shows one record.
   * @defaultValue the form's sections
   * @example book
   * show: { displays: { description: "multiline" } }
   */
  readonly show?: EntityShow<T>;
}
