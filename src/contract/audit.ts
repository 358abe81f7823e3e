import type { JsonSchema } from "./json-schema.ts";

/** Fields of a record as the API answers them: never a secret, and no field that has no value. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** One row of `GET /audit`: who did what to which record, and what it changed. A field without a value is left out. */
export interface AuditRow {
  readonly id: string;
  /** RFC 3339, UTC. */
  readonly at: string;
  /** `create`, `update`, `delete`, the name of an action, or what happened to a session or a staff user: `signIn`. */
  readonly action: string;
  /** None where the action is of no entity. */
  readonly entity?: string;
  readonly recordId?: string;
  /** What the record was called. */
  readonly title?: string;
  /** The staff user, or the API key, who did it. */
  readonly userId?: string;
  /** Also where there is no such user: the name that a refused sign-in was tried with. Of an API key: its name. */
  readonly username?: string;
  /** None where an API key did it, or nobody was signed in. */
  readonly sessionId?: string;
  readonly address: string;
  readonly requestId: string;
  /**
   * What the record was: of an update the fields that it changed, of a deletion the whole of it. A field that had no
   * value before is in `after` only, one that lost its value in `before` only.
   */
  readonly before?: AuditedFields;
  /** What it became: of an update the fields that it changed, of a creation the whole of it; of an action its effect. */
  readonly after?: AuditedFields;
}

/** What `GET /audit` can be filtered by; `at` takes `from..to`, the others exact values. */
export const auditFilters = [
  "at",
  "action",
  "entity",
  "recordId",
  "userId",
  "username",
  "sessionId",
  "requestId",
] as const;

const text: JsonSchema = { type: "string" };
const fields: JsonSchema = { type: "object", additionalProperties: true };

/** An `AuditRow`. */
export const auditRowSchema: JsonSchema = {
  type: "object",
  properties: {
    id: text,
    at: { type: "string", format: "date-time" },
    action: text,
    entity: text,
    recordId: text,
    title: text,
    userId: text,
    username: text,
    sessionId: text,
    address: text,
    requestId: text,
    before: fields,
    after: fields,
  },
};
