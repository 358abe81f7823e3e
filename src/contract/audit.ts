import type { JsonSchema } from "./json-schema.ts";

/** Fields of a record as in API responses, without secrets and without fields that have no value. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** An entry of `GET /audit`: the actor, the action, the record and its changes. Fields without a value are omitted. */
export interface AuditRow {
  readonly id: string;
  /** RFC 3339, UTC. */
  readonly at: string;
  /** `create`, `update`, `delete`, the name of an action, or an event of a session or staff user such as `signIn`. */
  readonly action: string;
  /** Absent if the action concerns no entity. */
  readonly entity?: string;
  readonly recordId?: string;
  /** Title of the record at that time. */
  readonly title?: string;
  /** The staff user or API key that acted. */
  readonly userId?: string;
  /** Also set for unknown users: the user name of a rejected sign-in. For an API key: its name. */
  readonly username?: string;
  /** Absent if an API key acted, or if there was no session. */
  readonly sessionId?: string;
  readonly address: string;
  readonly requestId: string;
  /**
   * Previous values: the changed fields of an update, or all fields of a deleted record. A field that had no value
   * before is only in `after`; one that lost its value is only in `before`.
   */
  readonly before?: AuditedFields;
  /** New values: the changed fields of an update or action, or all fields of a created record. */
  readonly after?: AuditedFields;
}

/** Actor of an entry that a command of an operator wrote. */
export const commandActor = "command line";

/**
 * Fields of entries that belong to no entity: those of staff users, second factors, API keys and erased persons. The
 * console has a label for each.
 */
export const ownAuditedFields = [
  "username",
  "name",
  "role",
  "state",
  "disabled",
  "kind",
  "scopes",
  "expiresAt",
  "overlapHours",
  "records",
] as const;

/** Values of an entry that belongs to no entity. */
export type OwnAuditedFields = { readonly [Name in (typeof ownAuditedFields)[number]]?: unknown };

/** Actions of entries that belong to no entity. */
export const ownAuditedActions = [
  "signIn",
  "signInFailed",
  "secondFactorAsked",
  "changeFactors",
  "resetFactors",
  "proveIdentity",
  "signOut",
  "refreshTokenReused",
  "changePassword",
  "setPassword",
  "resetPassword",
  "inviteStaffUser",
  "changeStaffUser",
  "endSession",
  "endSessionsOf",
  "endAllSessions",
  "addApiKey",
  "rotateApiKey",
  "removeApiKey",
  "erasePerson",
] as const;

/** Filters of `GET /audit`; `at` takes `from..to`, others exact values. */
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

/** Schema of an `AuditRow`. */
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
