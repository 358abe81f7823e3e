import type { Documents } from "../documents/documents.ts";
import type { Note } from "../foreign-model.ts";

/** What a conversion needs, and the notes that it adds. */
export interface Conversion {
  readonly documents: Documents;
  /** Keys of schemas that are entities: fields of their types become relations. */
  readonly entitySchemas: ReadonlySet<string>;
  /** The entity, for notes. */
  readonly about: string;
  readonly note: (note: Note) => void;
  /** Keys of the schemas around. */
  readonly within: readonly string[];
  /** Nested objects around. */
  readonly depth: number;
  /** Remaining number of fields in nested objects. */
  readonly room: { fields: number };
  /** Remaining number of schemas inside the field. */
  readonly work: { schemas: number };
}

/** Nested objects deeper than this are left out. */
export const MAX_DEPTH = 3;
const MAX_NESTED_FIELDS = 120;
/** Unions of unions can have more branches than any memory. */
export const MAX_SCHEMAS = 2000;

/** The conversion of one entity's schemas. */
export function conversionOf(shared: Pick<Conversion, "documents" | "entitySchemas" | "about" | "note">): Conversion {
  return { ...shared, within: [], depth: 0, room: { fields: MAX_NESTED_FIELDS }, work: { schemas: MAX_SCHEMAS } };
}
