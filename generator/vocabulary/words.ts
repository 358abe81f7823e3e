/** Operations of the backend (spec §7). */
export type Operation =
  /** `GET` of its path: all records. */
  | "list"
  /** `GET` of its path and an id: one record. */
  | "get"
  /** `POST` to its path. */
  | "create"
  /** `PUT` to its path and an id: replaces the whole record. */
  | "update"
  /** `DELETE` of its path and an id. */
  | "delete";

/** Permissions of a staff user. */
export type Role =
  /** All calls. */
  | "administrator"
  /** Calls that read. `roles` and `role` make exceptions for single calls. */
  | "reader";

/** The four generic screens. */
export type Screen = "list" | "show" | "create" | "edit";

/** An absolute path of the console or of a backend; `{id}` is a record's id. */
export type Path = `/${string}`;

/**
 * Name of an icon in `@mui/icons-material`, such as `LocalActivityOutlined`. The generator checks that the installed
 * package has it.
 * up in the installed package.
 */
export type Icon = string;

/** The colour of an enumeration value. */
export type Tone =
  /** Green: fine. */
  | "success"
  /** Blue: in progress. */
  | "info"
  /** Amber: needs action. */
  | "warning"
  /** Red: stopped or failed. */
  | "error"
  /** Grey: neutral. */
  | "neutral"
  /** The product's primary colour. */
  | "primary";

/** Tones by enumeration and value; values without a tone are `neutral`. */
export type Tones = { readonly [enumeration: string]: { readonly [value: string]: Tone } };

/** The name of a field of the entity. */
export type Field<T> = Extract<keyof T, string>;
