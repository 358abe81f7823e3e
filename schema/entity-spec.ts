/**
 * The vocabulary of an entity file. The interface in that file says what the data is; the spec value
 * says what the console and the backend do with it. Plain data only: the generator reads it without
 * running it.
 */

/** What the backend can do with an entity, in the words of spec §7. */
export type Operation = "list" | "get" | "create" | "update" | "delete";

/** The four generic screens. */
export type Screen = "list" | "show" | "create" | "edit";

/** An absolute path of the console or of a backend; `{id}` stands for a record's id. */
export type Path = `/${string}`;

/** A form control that replaces the one the field's schema would get by itself. */
export type Widget = "multiline" | "password" | "radio" | "relation" | "table" | "chips";

/** A way to show a value that replaces the one the field's schema would get by itself (spec §2). */
export type Display =
  | "text"
  | "date"
  | "datetime"
  | "number"
  | "integer"
  | "quantity"
  | "boolean"
  | "html"
  | "chips"
  | "multiline"
  | "money"
  | "enum"
  | "relation"
  | "table";

/** A pictogram of the menu, by the name the console's icon set gives it. */
export type Icon =
  | "home"
  | "plan"
  | "feature"
  | "coupon"
  | "account"
  | "user"
  | "teacher"
  | "student"
  | "classroom"
  | "assessment"
  | "document"
  | "page"
  | "reference"
  | "question"
  | "payment"
  | "generate";

/** The names of an entity's fields. */
export type Field<T> = Extract<keyof T, string>;

/** Field values that must all hold; a list means any one of its values. Serialisable, evaluated by the console. */
export type Condition<T> = { readonly [K in Field<T>]?: T[K] | readonly T[K][] };

/** Fields that belong together, under one title, on forms and show pages. */
export interface Section<T> {
  readonly name: string;
  readonly fields: readonly Field<T>[];
}

/** A field that holds the id, or the ids, of records of another entity. */
export interface Relation<T> {
  /** The other entity, by the name of its spec value. */
  readonly to: string;
  /** The object field in which the backend answers the related record beside its id. */
  readonly expandedAs?: Field<T>;
  /**
   * For an entity embedded in another: the sibling field that holds the embedding record's id.
   * An account's `planPayment` is one of the payments of the plan that `planId` names.
   */
  readonly within?: Field<T>;
}

/** A call beyond the five operations, declared once and offered wherever it applies. */
export interface Action {
  readonly method: "POST" | "PUT";
  readonly path: Path;
  /** One record (its path has `{id}`), or the whole collection. */
  readonly on: "record" | "collection";
  /** Whether the row selection of a list may run it, one call a record. */
  readonly bulk?: boolean;
  /** Whether it is confirmed first, with the text `entity.<name>.action.<action>.confirm`. */
  readonly confirm?: boolean;
  readonly icon?: Icon;
}

/** A further read-only list or record of the backend, beside `list` and `get`. */
export interface Query<T> {
  readonly path: Path;
  readonly result: "many" | "one";
  /** Which records it answers, where it is not all of them. */
  readonly where?: Condition<T>;
}

/** A display with its options; the name of a display alone takes their defaults. */
export interface DisplayOptions {
  readonly as: Display;
  /** Text beyond so many characters is cut, with the whole of it at hand. */
  readonly maxLength?: number;
  /** Of chips: a colour of the theme. Default: grey. */
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  /** Of chips: corners instead of half circles. */
  readonly squared?: boolean;
  /** Of dates: how much of it to write. Default: the browser's own format. */
  readonly pattern?: "short" | "long" | "monthAndYear";
}

/** A screen that counts an entity's records by the values of one field. */
export interface Breakdown<T> {
  readonly field: Field<T>;
  readonly path: Path;
}

/** What the console and the backend do with an entity whose data is `T`. */
export interface EntitySpec<T> {
  /** The field that names a record to people: link text, page title, option label. */
  readonly titleField: Field<T>;
  readonly icon: Icon;
  /** Root of its routes and calls. Default: `/` and the plural of the name, in kebab case. */
  readonly path?: Path;
  /** Default: none. An entity without operations yields types, schemas and labels only. */
  readonly operations?: readonly Operation[];
  /** Default: none. */
  readonly screens?: readonly Screen[];
  /** Calls whose path departs from the convention. */
  readonly endpoints?: { readonly [O in Operation]?: Path };
  /** Screens whose path departs from the convention. */
  readonly routes?: { readonly [S in Screen]?: Path };
  readonly queries?: { readonly [name: string]: Query<T> };
  readonly actions?: { readonly [name: string]: Action };
  /** Screens titled `entity.<name>.breakdown.<breakdown>`; their fields are filters of the list too. */
  readonly breakdowns?: { readonly [name: string]: Breakdown<T> };
  /** Taking a record out of use, offered before its deletion. */
  readonly retire?: { readonly field: Field<T>; readonly value: string };
  /** Units of numbers: `credits` is counted by the text `unit.credits`, and the number shown as a quantity. */
  readonly units?: { readonly [K in Field<T>]?: string };
  readonly relations?: { readonly [K in Field<T>]?: Relation<T> };
  /** Array fields whose items are whole records of an entity that lives only inside this one. */
  readonly embeds?: { readonly [K in Field<T>]?: string };
  /** The entity whose records a create makes and answers as a list, where it is not this one. */
  readonly creates?: string;
  /** Fields in which no two records may agree. */
  readonly unique?: readonly Field<T>[];
  /** Whether the backend keeps a table of it. Default: whether it has `list` or `get`. */
  readonly stored?: boolean;
  readonly list?: {
    readonly columns: readonly Field<T>[];
    readonly sort?: { readonly field: Field<T>; readonly order: "asc" | "desc" };
    readonly filters?: readonly Field<T>[];
    /** Fields that the quick search looks in. Default: the title field. */
    readonly search?: readonly Field<T>[];
  };
  readonly form?: {
    readonly sections: readonly Section<T>[];
    readonly widgets?: { readonly [K in Field<T>]?: Widget };
    /** Fields with a line of help under them: `entity.<name>.help.<field>`. */
    readonly help?: readonly Field<T>[];
    readonly visibleWhen?: { readonly [K in Field<T>]?: Condition<T> };
    readonly lockedWhen?: { readonly [K in Field<T>]?: Condition<T> };
  };
  readonly show?: {
    /** Default: the form's sections. */
    readonly sections?: readonly Section<T>[];
    readonly displays?: { readonly [K in Field<T>]?: Display | DisplayOptions };
  };
}

/** One entry of the menu: an entity's list, a path of its own, or a label without a route. */
export interface MenuEntry {
  /** Its label is `menu.<name>`. */
  readonly name: string;
  readonly icon: Icon;
  /** The entity whose list it opens, by the name of its spec value. */
  readonly entity?: string;
  readonly path?: Path;
}

/** A call of the main backend that belongs to no entity. */
export interface ServiceCall {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: Path;
  readonly security: "none" | "basic" | "bearer";
  /** Exported types of the same file. */
  readonly body?: string;
  readonly result?: string;
}

/** The backend as a whole. */
export interface ServiceSpec {
  readonly title: string;
  readonly version: string;
  readonly calls: { readonly [name: string]: ServiceCall };
}
