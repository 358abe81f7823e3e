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
