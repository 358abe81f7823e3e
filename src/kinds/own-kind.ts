import type { JsonSchema } from "../contract/json-schema.ts";
import type { FieldKind } from "./kinds.ts";

/** The built-in kinds that a kind of a product can refine: those that a type and a `@format` select, but no secret. */
export type BaseKind = Exclude<
  FieldKind,
  | "password"
  | "enum"
  | "texts"
  | "numbers"
  | "enums"
  | "object"
  | "value"
  | "values"
  | "map"
  | "json"
  | "embedded"
  | "relation"
  | "translated"
>;

/**
 * A kind of field that a product adds: a refined built-in kind. It has the column and the sort order of its base, and a
 * schema of its own. Its browser half has a control and a display, and may replace the base's filter and cells.
 */
export interface OwnKind {
  /** camelCase. The spec selects it with `@format <name>`. */
  readonly name: string;
  /** The built-in kind that it refines. */
  readonly base: BaseKind;
  /** The bounds of each such field. A field may add bounds with its own tags. */
  readonly schema?: Pick<
    JsonSchema,
    | "minimum"
    | "maximum"
    | "exclusiveMinimum"
    | "exclusiveMaximum"
    | "multipleOf"
    | "minLength"
    | "maxLength"
    | "pattern"
  >;
}

/**
 * Declares a kind of a product, in `<hand-written folder>/kinds/<name>/kind.ts` (docs/kinds.md).
 *
 * @example
 * export const stars = defineKind({ name: "stars", base: "integer", schema: { minimum: 1, maximum: 5 } });
 */
export function defineKind<const K extends OwnKind>(kind: K): K {
  return kind;
}
