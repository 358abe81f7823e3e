/** A form control that replaces the default of the field's type. */
export type Widget =
  /** A multi-line text field. */
  | "multiline"
  /** A select for the ISO 4217 code of a currency, with search by code or name. */
  | "currency"
  /** A password field with a button to show the text. */
  | "password"
  /** Radio buttons for the values of an enumeration. */
  | "radio"
  /** A search field for records of the related entity. */
  | "relation"
  /** The records of an embedded array as table rows. */
  | "table"
  /** Several texts or numbers as removable chips. */
  | "chips"
  /** Several values of an enumeration as removable chips. */
  | "choices";

/** A display that replaces the default of the field's type (spec §2). */
export type Display =
  /** Plain text. */
  | "text"
  /** A date. */
  | "date"
  /** A date and time. */
  | "datetime"
  /** A number with the language's separators. */
  | "number"
  /** An integer with the language's separators. */
  | "integer"
  /** A number with its unit in singular or plural: `1 loan`, `3 loans`. */
  | "quantity"
  /** An icon for true, false, or no value. */
  | "boolean"
  /** Sanitized HTML. */
  | "html"
  /** One chip per value. */
  | "chips"
  /** Text with its line breaks. */
  | "multiline"
  /** An amount with its currency and two decimals. */
  | "money"
  /** A number with a percent sign. */
  | "percent"
  /** A telephone number as a link. */
  | "tel"
  /** An image from its URL. */
  | "image"
  /** A link to a file, with the file's name as text. */
  | "file"
  /** A time of day. */
  | "time"
  /** A duration in words: hours and minutes, or days. */
  | "duration"
  /** The label of the enumeration value. */
  | "enum"
  /** The titles of related records as links. */
  | "relation"
  /** The records of an embedded array as table rows. */
  | "table";

/**
 * A display with options. The name of a display by itself uses the default options.
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
   * Longer texts are cut off at this number of characters; the full text remains available.
   * @defaultValue no limit
   */
  readonly maxLength?: number;
  /**
   * For chips: a colour of the theme.
   * @defaultValue grey
   */
  readonly color?: "primary" | "success" | "warning" | "error" | "info";
  /**
   * For chips: rounded corners instead of half circles.
   * @defaultValue `false`
   */
  readonly squared?: boolean;
  /**
   * For dates: the format.
   * @defaultValue the browser's own format
   */
  readonly pattern?: "short" | "long" | "monthAndYear";
  /**
   * For money: a text before the amount, the same in every language.
   * @defaultValue none
   */
  readonly prefix?: string;
}
