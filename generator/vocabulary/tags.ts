/** Allowed types of an interface's field. Add `| null` if the backend stores null. */
export type FieldType =
  /** A text. A tag can set a format: a date, a URL, HTML. */
  | "string"
  /** A number. `@asType integer` makes it an integer, `@format money` an amount. */
  | "number"
  /** True or false. */
  | "boolean"
  /** `Status`: an exported union of string literals is an enumeration. */
  | "union"
  /** `string[]`, `number[]`, `Status[]`: a list. A named item type can have tags for the items. */
  | "list"
  /** `Address`: an exported interface that is not an entity is an object. Objects can be nested. */
  | "interface"
  /** `Visit[]`: a list of such objects, entered as rows. */
  | "interfaces"
  /**
   * `{ "pt-BR": string; "en-US"?: string }`: a translated text. The interface has one field for each of the product's
   * languages, and the first is required. The form has one control per language. A list shows the text in the user's
   * language, or else the next available one. Columns, filters, sorting and quick search can use a single language
   * (`label.pt-BR`).
   */
  | "translated"
  /**
   * `Settlement`: an exported union of interfaces with a discriminator, such as `method: "card"`. The form first asks
   * for the branch, then for its fields. Allowed only as a field of an entity with its own forms. In lists, objects,
   * embedded records and action inputs, use one interface with the fields of all branches, each optional.
   */
  | "branches"
  /** `Record<string, string>`: a map of texts, entered as rows with a name and a text. */
  | "map"
  /**
   * `Record<string, unknown>`: any JSON object, entered as JSON text. Its keys keep their order. The keys `__proto__`
   * and `constructor` with a `prototype` inside are rejected.
   */
  | "json"
  /** `Keeper`: a record of another entity; `relations` defines the entity. */
  | "record"
  /** `BookCopy[]`: records embedded in this one; `embeds` defines their entity. */
  | "records";

/**
 * A JSDoc tag of an interface's field. It restricts the field's value. The rest of the comment is the field's
 * description. Other tags are reported as mistakes.
 */
export type Tag =
  /** `@asType integer`: an integer. */
  | "asType"
  /** `@default "active"`: initial value of a new record, as JSON. */
  | "default"
  /** `@exclusiveMaximum 100`: less than this. */
  | "exclusiveMaximum"
  /** `@exclusiveMinimum 0`: greater than this. */
  | "exclusiveMinimum"
  /**
   * `@format date`: `date`, `date-time`, `time`, `duration`, `email`, `tel`, `uri`, `image`, `file`, `html` or
   * `password` for texts; `money` or `percent` for numbers. A `time` is a time of day (`08:30`), a `duration` an ISO
   * 8601 duration (`PT1H30M`). `image` and `file` are URLs. A `percent` of 21 is 21 %.
   */
  | "format"
  /** `@maximum 9999`: this or less. */
  | "maximum"
  /** `@maxItems 50`: maximum number of items in a list. */
  | "maxItems"
  /** `@maxLength 120`: maximum number of characters in a text. */
  | "maxLength"
  /** `@minimum 0`: this or more. */
  | "minimum"
  /** `@minItems 1`: minimum number of items in a list. */
  | "minItems"
  /** `@minLength 1`: minimum number of characters in a text. */
  | "minLength"
  /** `@multipleOf 0.001`: a multiple of this. A power of ten below 1 sets the number of stored decimals. */
  | "multipleOf"
  /** `@pattern ^[A-Z0-9-]+$`: a regular expression that a text must match. Explain the format in a `help` label. */
  | "pattern"
  /**
   * `@readOnly`: only the backend sets the field; forms and requests do not contain it. In a new record it has the
   * value of `@default`, or else an empty value: 0, false, an empty text or list, the first enumeration value. Dates
   * and objects have no empty value, so they need `@default` or `?`. `createdAt` and `updatedAt` with `@format
   * date-time` are set on each write. Fields inside a writable object cannot be read-only.
   */
  | "readOnly"
  /** `@uniqueItems true`: the items of a list must be distinct. */
  | "uniqueItems"
  /**
   * `@wire released_on`: the field's name in requests and responses, if the backend uses another one. `naming` in
   * `schema/product.ts` sets a rule for all fields.
   */
  | "wire"
  /** `@writeOnly`: requests contain it, responses do not. Only for passwords, with `@format password`. */
  | "writeOnly";
