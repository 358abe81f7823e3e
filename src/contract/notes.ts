import type { JsonSchema } from "./json-schema.ts";

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 4_000;

/** A note of a staff user on a record: an entry of `GET /record-notes`. */
export interface NoteRow {
  readonly id: string;
  readonly entity: string;
  readonly recordId: string;
  /** Plain text with line breaks. */
  readonly text: string;
  /** Name of the staff user who wrote it. */
  readonly author: string;
  readonly username: string;
  /** RFC 3339, UTC. */
  readonly createdAt: string;
  /** Absent if the text is unchanged. */
  readonly editedAt?: string;
  /** Title of the record now; absent if the record does not exist. */
  readonly title?: string;
  /** True if the caller may change the text: the author. */
  readonly mayEdit: boolean;
  /** True if the caller may delete it: the author or an administrator. */
  readonly mayDelete: boolean;
}

/** Filters of `GET /record-notes`. */
export const noteFilters = ["entity", "recordId"] as const;

const text: JsonSchema = { type: "string" };
const flag: JsonSchema = { type: "boolean" };
const time: JsonSchema = { type: "string", format: "date-time" };

/** Schema of a `NoteRow`. */
export const noteRowSchema: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    entity: text,
    recordId: text,
    text,
    author: text,
    username: text,
    createdAt: time,
    editedAt: time,
    title: text,
    mayEdit: flag,
    mayDelete: flag,
  },
};

/** The text of a note in a request: not blank. */
export const noteTextSchema: JsonSchema = {
  type: "string",
  minLength: 1,
  maxLength: MAX_NOTE_LENGTH,
  pattern: "\\S",
};
