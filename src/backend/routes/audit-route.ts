import type { FastifyInstance } from "fastify";
import { auditFilters, auditRowSchema } from "../../contract/audit.ts";
import type { Caller } from "../auth/caller.ts";
import { claimsOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { auditEntries } from "../database/own-tables.ts";
import { createEntityStore } from "../entities/entity-store.ts";
import { type ListRequest, toListQuerySchema } from "../entities/list-query.ts";
import { readFilter } from "../entities/read-filter.ts";
import { toListSchema } from "../entities/response-schema.ts";
import type { Stored } from "../entities/stored-entity.ts";

/** The query string of the audit list. */
const stored: Stored = {
  entity: "audit",
  table: auditEntries,
  columns: Object.keys(auditRowSchema.properties ?? {}),
  titleField: "action",
  secrets: [],
  createdAt: "at",
  updatedAt: null,
  unique: [],
  identities: ["username"],
  search: ["username", "title"],
  filters: auditFilters,
  sortable: ["at"],
  sort: "-at",
  links: [],
  children: [],
  expansions: [],
  usedBy: [],
};

/** `GET /audit`: audit entries, newest first. Read-only. */
export function registerAuditRoute(app: FastifyInstance, { db, config }: BackendContext): void {
  const schemas = { read: auditRowSchema, create: auditRowSchema, update: auditRowSchema };
  const store = createEntityStore({ db, timeZone: config.timeZone, storage: {}, stored, schemas });
  app.get(
    "/audit",
    {
      config: { summary: "Audit entries, newest first" },
      schema: { querystring: toListQuerySchema(stored, schemas), response: { 200: toListSchema(auditRowSchema) } },
    },
    async (request) => await store.list(toVisible(request.query as ListRequest, claimsOf(request)), null),
  );
}

/** Readers see entries of records and their own sessions. Administrators also see all sessions and staff users. */
function toVisible(request: ListRequest, { role, userId }: Caller): ListRequest {
  if (role === "administrator") {
    return request;
  }
  const visible = {
    any: [
      { field: "entity", isThere: true },
      { field: "userId", is: userId },
    ],
  };
  const wanted = request.filter === undefined ? [] : [readFilter(request.filter)];
  return { ...request, filter: JSON.stringify({ all: [visible, ...wanted] }) };
}
