import type { AuditedFields } from "./audit.ts";
import type { JsonSchema } from "./json-schema.ts";

/**
 * A deleted record: an entry of `GET /deleted-records`. `POST /deleted-records/{id}/restore` restores it with its id and
 * fields, `DELETE /deleted-records/{id}` deletes it for good.
 */
export interface DeletedRow {
  readonly id: string;
  readonly entity: string;
  /** Id of the record, which a restored record has again. */
  readonly recordId: string;
  readonly title: string;
  /** RFC 3339, UTC. */
  readonly deletedAt: string;
  /** Time from which it may be deleted for good. */
  readonly keptUntil: string;
  /** The staff user or API key that deleted it; absent for others. */
  readonly username?: string;
  /** The record as responses had it, without secrets. */
  readonly record: AuditedFields;
}

/** Filters of `GET /deleted-records`. */
export const deletedFilters = ["entity", "recordId"] as const;

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };

/** Schema of a `DeletedRow`. */
export const deletedRowSchema: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    entity: text,
    recordId: text,
    title: text,
    deletedAt: time,
    keptUntil: time,
    username: text,
    record: { type: "object", additionalProperties: true },
  },
};
