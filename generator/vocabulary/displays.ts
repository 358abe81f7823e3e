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
 * A display with its options; the name of a display alone takes their defaults.
 *
 * @example member
 * show: {
 *   displays: {
 *     biography: { as: "text", maxLength: 200 },
 *     createdAt: { as: "datetime", pattern: "long" },
 *     type: { as: "chips", color: "primary", squared: true },
 *     amount: { as: "money", prefix: "≈" },
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
  /**
   * Of money: a text before the amount, which no language changes.
   * @defaultValue none
   */
  readonly prefix?: string;
}
