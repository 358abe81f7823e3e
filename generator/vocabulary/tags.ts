/** What the type of an interface's field may be; `| null` behind it where the backend knows null. */
export type FieldType =
  /** A text; a tag may give it a format: a day, an address, markup. */
  | "string"
  /** A number; `@asType integer` a whole one, `@format money` an amount. */
  | "number"
  /** Yes or no. */
  | "boolean"
  /** `Status`: an exported union of texts, which is an enumeration. */
  | "union"
  /** `string[]`, `number[]`, `Status[]`: several of these. A named type says what each of them must be. */
  | "list"
  /** `Address`: an exported interface that is no entity: a value of named parts, to any depth. */
  | "interface"
  /** `Visit[]`: a list of such values, entered as rows. */
  | "interfaces"
  /**
   * `{ "pt-BR": string; "en-US"?: string }`: an interface whose parts are named by the languages of the product, each of
   * them, and the first without a `?`: a text in several languages. A form asks for each, under the language's name; a
   * list shows the reader's, or else the next that there is; `label.pt-BR` is a column, a filter or an order of its own, and
   * the quick search may look in it.
   */
  | "translated"
  /**
   * `Settlement`: an exported union of such interfaces, each with a property of the same name and a text of its own,
   * `method: "card"`: a form asks which, and for what that one has. It is a field of an entity with forms of its own; in a
   * list, in another object, in an embedded record or among an action's inputs it is refused: write an interface with the
   * parts of all there, with `?` behind their names.
   */
  | "branches"
  /** `Record<string, string>`: texts by names of their own, entered as rows of a name and a text. */
  | "map"
  /**
   * `Record<string, unknown>`: a JSON object of any content, but for members called `__proto__` or `constructor` with a
   * `prototype`, which are refused; entered as its text, and kept in the order of its names.
   */
  | "json"
  /** `Keeper`: a record of another entity, of which `relations` says whose it is. */
  | "record"
  /** `BookCopy[]`: records that live inside this one; `embeds` says of which entity. */
  | "records";

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
  /**
   * `@readOnly`: the backend's own; no form has it, and no body carries it. Of a new record it is what `@default` says, or
   * else nothing: 0, false, an empty text or list, the first of its values. What has no such beginning, a day or an object,
   * needs `@default` or `?`; `createdAt` and `updatedAt`, with `@format date-time`, are the times of the writes. A part of
   * an object that bodies carry cannot be it.
   */
  | "readOnly"
  /** `@uniqueItems true`: no two items of a list are the same. */
  | "uniqueItems"
  /** `@writeOnly`: sent, and never answered: a password, with `@format password`. */
  | "writeOnly";
