/**
 * The vocabulary of an entity file. The interface in that file says what the data is; the spec value
 * says what the console and the backend do with it. Plain data only: the generator reads it without
 * running it.
 *
 * `docs/spec-reference.md` is generated from this file: from its types, their comments, and the example
 * that each option carries, a piece of the spec of the entity that it names.
 */

/**
 * A tag in the comment of an interface's field, which says what its value must be. The rest of the comment is the
 * field's description. Any other tag is a mistake.
 */
export type Tag =
  /** `@asType integer`: a whole number. */
  | "asType"
  /** `@default "active"`: the value that a new record begins with, as JSON. */
  | "default"
  /** `@exclusiveMaximum 100`: less than this. */
  | "exclusiveMaximum"
  /** `@exclusiveMinimum 0`: more than this. */
  | "exclusiveMinimum"
  /**
   * `@format date`: `date`, `date-time`, `time`, `duration`, `email`, `tel`, `uri`, `image`, `file`, `html`, `password` or,
   * of a number, `money` or `percent`. `time` is a time of day, `08:30`; `duration` one of ISO 8601, `PT1H30M`; `image` and
   * `file` are addresses of the web; a `percent` of 21 is 21 %.
   */
  | "format"
  /** `@maximum 9999`: this or less. */
  | "maximum"
  /** `@maxItems 50`: the most items of a list. */
  | "maxItems"
  /** `@maxLength 120`: the most characters of a text. */
  | "maxLength"
  /** `@minimum 0`: this or more. */
  | "minimum"
  /** `@minItems 1`: the fewest items of a list. */
  | "minItems"
  /** `@minLength 1`: the fewest characters of a text. */
  | "minLength"
  /** `@multipleOf 0.001`: a multiple of this; a power of ten below 1 is the number of decimals that is kept. */
  | "multipleOf"
  /** `@pattern ^[A-Z0-9-]+$`: a regular expression that a text must match. */
  | "pattern"
  /** `@readOnly`: the backend's own; no form has it, and no body carries it. */
  | "readOnly"
  /** `@uniqueItems true`: no two items of a list are the same. */
  | "uniqueItems"
  /** `@writeOnly`: sent, and never answered. */
  | "writeOnly";

/** What the backend can do with an entity, in the words of spec §7. */
export type Operation =
  /** `GET` of its path: all records. */
  | "list"
  /** `GET` of its path and an id: one record. */
  | "get"
  /** `POST` to its path. */
  | "create"
  /** `PUT` to its path and an id: the whole record. */
  | "update"
  /** `DELETE` of its path and an id. */
  | "delete";

/** What a staff user may do. */
export type Role =
  /** Everything. */
  | "administrator"
  /** What reads, unless a call says otherwise, and nothing that writes, unless a call says otherwise. */
  | "reader";

/** The four generic screens. */
export type Screen = "list" | "show" | "create" | "edit";

/** An absolute path of the console or of a backend; `{id}` stands for a record's id. */
export type Path = `/${string}`;

/** A form control that replaces the one the field's schema would get by itself. */
export type Widget =
  /** A text field of several lines. */
  | "multiline"
  /** A text field that hides what is typed, with a button that shows it. */
  | "password"
  /** All values of an enumeration at once, one of them chosen. */
  | "radio"
  /** A search among the records of the entity that the field is related to. */
  | "relation"
  /** The records of an embedded array as rows. */
  | "table"
  /** Several texts or numbers, each typed in and removable. */
  | "chips"
  /** Several values of an enumeration, each chosen and removable. */
  | "choices";

/** A way to show a value that replaces the one the field's schema would get by itself (spec §2). */
export type Display =
  /** As it is. */
  | "text"
  /** A day. */
  | "date"
  /** A day and a time of day. */
  | "datetime"
  /** With the language's separators. */
  | "number"
  /** A whole number, with the same separators. */
  | "integer"
  /** A number and its unit, which agree: `1 loan`, `3 loans`. */
  | "quantity"
  /** Checked, unchecked, or a third sign for neither. */
  | "boolean"
  /** As a page's own HTML, once everything harmful is taken out. */
  | "html"
  /** One chip a value. */
  | "chips"
  /** With its line ends. */
  | "multiline"
  /** With its currency and two decimals. */
  | "money"
  /** With the sign of percent. */
  | "percent"
  /** A telephone number that a click calls. */
  | "tel"
  /** A picture, by its address. */
  | "image"
  /** The name of a file, by its address, as a link to it. */
  | "file"
  /** A time of day. */
  | "time"
  /** Hours and minutes, or days, in words. */
  | "duration"
  /** The label of the value. */
  | "enum"
  /** The related records' titles, as links. */
  | "relation"
  /** The records of an embedded array as rows. */
  | "table";

/**
 * A pictogram: the name of a file of `@mui/icons-material`, such as `LocalActivityOutlined`. The generator looks it
 * up in the installed package.
 */
export type Icon = string;

/** The colour of a value of an enumeration. */
export type Tone =
  /** Green: as it should be. */
  | "success"
  /** Blue: under way. */
  | "info"
  /** Amber: waits for somebody. */
  | "warning"
  /** Red: was stopped. */
  | "error"
  /** Grey: nothing to say of it. */
  | "neutral"
  /** The colour of the product. */
  | "primary";

/** Tones of the values of enumerations, by the name of the enumeration; a value without one is `neutral`. */
export type Tones = { readonly [enumeration: string]: { readonly [value: string]: Tone } };

/** The name of one of an entity's fields. */
export type Field<T> = Extract<keyof T, string>;

/** Field values that must all hold; a list means any one of its values. Serialisable, evaluated by the console. */
export type Condition<T> = { readonly [K in Field<T>]?: T[K] | readonly T[K][] };

/** A field of the record, `endsOn`, or of the record that one of its relations names, `patientId.status`. */
export type FieldPath<T> = Field<T> | `${Field<T>}.${string}`;

/** What a field is compared with: a value, or another field. */
export type Operand<T> = string | number | boolean | { readonly field: FieldPath<T> };

/**
 * A condition over a record and its relations, as data: what rules and groups of filters are written in. What has no
 * value is neither more nor less than anything.
 */
export type Predicate<T> =
  | Comparison<T>
  | { readonly all: readonly Predicate<T>[] }
  | { readonly any: readonly Predicate<T>[] }
  | { readonly none: readonly Predicate<T>[] };

/**
 * One field against something; where several are given, all must hold.
 *
 * @example ticket
 * rules: {
 *   usedUp: { at: "useLimit", never: { field: "useCount", moreThan: { field: "useLimit" } }, severity: "warn" },
 *   free: { at: "value", never: { field: "value", atMost: 0, lessThan: 1 } },
 *   blocked: {
 *     at: "status",
 *     never: {
 *       all: [
 *         { field: "status", is: "blocked", isNot: ["active", "archived"] },
 *         { field: "value", atLeast: 100 },
 *         { field: "lastDay", isThere: false },
 *       ],
 *     },
 *   },
 * }
 */
export interface Comparison<T> {
  /** What is compared. */
  readonly field: FieldPath<T>;
  /** A list means any one of its values. */
  readonly is?: Operand<T> | readonly (string | number | boolean)[];
  /** None of them, or without a value. */
  readonly isNot?: Operand<T> | readonly (string | number | boolean)[];
  /** Of numbers, days, moments and texts. */
  readonly moreThan?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly lessThan?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly atLeast?: Operand<T>;
  /** Of numbers, days, moments and texts. */
  readonly atMost?: Operand<T>;
  /** Whether it has a value at all. */
  readonly isThere?: boolean;
}

/**
 * What holds of every record, whoever writes it: the form says it, and the backend refuses what breaks it, one record
 * or many at a time. Its text is `entity.<name>.rule.<rule>`.
 *
 * @example ticket
 * rules: {
 *   ended: { at: "lastDay", never: { field: "lastDay", lessThan: "2020-01-01" } },
 *   manyLoans: { at: "value", never: { field: "value", moreThan: 500 }, severity: "warn" },
 *   oneOpen: { at: "status", atMostOne: { field: "status", is: "active" }, per: ["type", "audience"] },
 * }
 */
export interface Rule<T> {
  /** The field at which it is said. */
  readonly at: Field<T>;
  /**
   * What no record may be like.
   * @defaultValue nothing: the rule counts records
   */
  readonly never?: Predicate<T>;
  /**
   * What at most one record may be like; it leads through no relation.
   * @defaultValue nothing: the rule looks at one record at a time
   */
  readonly atMostOne?: Predicate<T>;
  /**
   * At most one for each combination of these fields' values.
   * @defaultValue one among all records
   */
  readonly per?: readonly Field<T>[];
  /**
   * Whether a record that breaks it is refused, or its form says so and lets it pass. A rule that counts refuses.
   * @defaultValue `"refuse"`
   */
  readonly severity?: "refuse" | "warn";
}

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
   * The records that it can be run on: it is offered for no other, and the backend answers 409 for them.
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
 * A display with its options; the name of a display alone takes their defaults.
 *
 * @example member
 * show: {
 *   displays: {
 *     biography: { as: "text", maxLength: 200 },
 *     createdAt: { as: "datetime", pattern: "long" },
 *     type: { as: "chips", color: "primary", squared: true },
 *   },
 * }
 */
export interface DisplayOptions {
  /** The display. */
  readonly as: Display;
  /**
   * Text beyond so many characters is cut, with the whole of it at hand.
   * @defaultValue never cut
   */
  readonly maxLength?: number;
  /**
   * Of chips: a colour of the theme.
   * @defaultValue grey
   */
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  /**
   * Of chips: corners instead of half circles.
   * @defaultValue `false`
   */
  readonly squared?: boolean;
  /**
   * Of dates: how much of it to write.
   * @defaultValue the browser's own format
   */
  readonly pattern?: "short" | "long" | "monthAndYear";
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

/** What the console and the backend do with an entity whose data is `T`. */
export interface EntitySpec<T> {
  /**
   * The field that names a record to people: link text, page title, option label.
   * @example ticket
   * titleField: "code"
   */
  readonly titleField: Field<T>;
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
   * retire: { field: "status", value: "archived" }
   */
  readonly retire?: { readonly field: Field<T>; readonly value: string };
  /**
   * Units of numbers: `loans` is counted by the text `unit.loans`, and the number shown as a quantity.
   * @defaultValue none
   * @example book
   * units: { firstLoans: "loans", loanTopUp: "loans" }
   */
  readonly units?: { readonly [K in Field<T>]?: string | UnitByField<T> };
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
   * Fields in which no two records may agree; a list of them, where no two may agree in all of these together.
   * @defaultValue none but the id
   * @example ticket
   * unique: ["code", ["type", "audience"]]
   */
  readonly unique?: readonly (Field<T> | readonly Field<T>[])[];
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
  /** The list of its records. */
  readonly list?: {
    /**
     * The columns, in their order.
     * @defaultValue the title field
     * @example ticket
     * list: { columns: ["code", "type", "value", "status"] }
     */
    readonly columns: readonly Field<T>[];
    /**
     * The order in which a list is first seen.
     * @defaultValue by the title field, ascending
     * @example member
     * list: { columns: ["username", "createdAt"], sort: { field: "createdAt", order: "desc" } }
     */
    readonly sort?: { readonly field: Field<T>; readonly order: "asc" | "desc" };
    /**
     * Fields that a filter is offered for: enumerations, booleans, dates and relations.
     * @defaultValue none
     * @example ticket
     * list: { columns: ["code", "status"], filters: ["status", "lastDay"] }
     */
    readonly filters?: readonly Field<T>[];
    /**
     * Fields that the quick search looks in.
     * @defaultValue the title field
     * @example book
     * list: { columns: ["name"], search: ["name", "description"] }
     */
    readonly search?: readonly Field<T>[];
  };
  /** The form on its create and edit screens, or inside the entity that it is embedded in. */
  readonly form?: {
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
  };
  /** The page that shows one record. */
  readonly show?: {
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
  };
}

/**
 * One entry of the menu: an entity's list, a path of its own, or a label without a route.
 *
 * @example menu
 * { name: "books", icon: "MenuBookOutlined", entity: "book" },
 * { name: "shelfMark", icon: "LabelOutlined", path: "/shelf-mark" }
 */
export interface MenuEntry {
  /** Its label is `menu.<name>`. */
  readonly name: string;
  /** The pictogram beside its label. */
  readonly icon: Icon;
  /** The entity whose list it opens, by the name of its spec value. */
  readonly entity?: string;
  /** The console's path that it opens, where that is no entity's list. */
  readonly path?: Path;
}

/**
 * A call of the main backend that belongs to no entity.
 *
 * @example service
 * calls: {
 *   shelfMark: {
 *     method: "POST",
 *     path: "/tools/shelf-mark",
 *     security: "bearer",
 *     body: "ShelfMarkRequest",
 *     result: "ShelfMark",
 *   },
 * }
 */
export interface ServiceCall {
  readonly method: "GET" | "POST" | "PUT";
  /** The backend's. */
  readonly path: Path;
  /** What it is authorised by: nothing, a name and password, or an access token. */
  readonly security: "none" | "basic" | "bearer";
  /**
   * What it sends: an exported type of the same file.
   * @defaultValue nothing
   */
  readonly body?: string;
  /**
   * What it answers: an exported type of the same file.
   * @defaultValue nothing
   */
  readonly result?: string;
  /**
   * The role that it needs.
   * @defaultValue `reader` of a GET, `administrator` of all else
   * @example service
   * calls: {
   *   changePassword: {
   *     method: "PUT",
   *     path: "/users/me/password",
   *     security: "bearer",
   *     role: "reader",
   *   },
   * }
   */
  readonly role?: Role;
}

/**
 * The backend as a whole.
 *
 * @example service
 * title: "Administration console",
 * version: "1.0.0",
 * calls: { logout: { method: "POST", path: "/logout", security: "bearer" } }
 */
export interface ServiceSpec {
  /** Of the OpenAPI document. */
  readonly title: string;
  /** Of the OpenAPI document. */
  readonly version: string;
  /** The calls that belong to no entity, by name. */
  readonly calls: { readonly [name: string]: ServiceCall };
}

/**
 * The product as a whole, in `schema/product.ts`. Its name is the text `product.name`.
 *
 * @example product
 * languages: ["pt-BR", "en-US"],
 * currency: "USD",
 * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
 */
export interface ProductSpec {
  /**
   * The languages of the console by their BCP 47 tags: the first is the default, the last the fallback for a missing
   * text.
   */
  readonly languages: readonly string[];
  /** The currency of all amounts of money, by its ISO 4217 code. */
  readonly currency: string;
  /** What the product is recognised by. */
  readonly brand: {
    /**
     * The mark beside its name: one SVG path in a box of 32 by 32.
     * @example product
     * brand: { mark: "M8 12.5 16 8l8 4.5v7L16 24l-8-4.5z" }
     */
    readonly mark: string;
  };
  /**
   * Tones of enumerations that entities share.
   * @defaultValue `neutral`
   * @example product
   * tones: { status: { active: "success", archived: "neutral", waiting: "warning", blocked: "error" } }
   */
  readonly tones?: Tones;
}
