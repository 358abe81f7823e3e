/**
 * Types and functions for a product's backend: routes, stores, writes and demo data.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { hashToken } from "../backend/auth/refresh-token.ts";
export { claimsOf } from "../backend/auth/require-session.ts";
export type { NewStaffUser } from "../backend/auth/staff-users.ts";
export { toBusinessDay } from "../backend/config/business-day.ts";
export { demoCredentials } from "../backend/config/demo-credentials.ts";
export type { BackendContext } from "../backend/context/backend-context.ts";
export { type Database, type Db, readRows } from "../backend/database/database.ts";
export { hasSameText } from "../backend/database/same-text.ts";
export { type Batch, batchRoute } from "../backend/entities/batch-route.ts";
export { createEntityStore } from "../backend/entities/entity-store.ts";
export { nextRevision } from "../backend/entities/next-revision.ts";
export { toListSchema, toResponseSchema, toResponses } from "../backend/entities/response-schema.ts";
export {
  type AfterWrite,
  type CustomRoutes,
  idOf,
  type RouteBuilder,
  sendRecord,
  toRecordResult,
  writeHandler,
} from "../backend/entities/route-context.ts";
export { toNewRow, toRowValues } from "../backend/entities/row-values.ts";
export {
  columnOf,
  type EntityRecord,
  isId,
  type Row,
  type Storage,
  storedEntity,
} from "../backend/entities/stored-entity.ts";
export { toEntityTag, toVersionCheck } from "../backend/http/entity-tag.ts";
export { conflict, fieldProblem, invalid, notFound } from "../backend/http/http-problem.ts";
export { rejectNulCharacters } from "../backend/http/request-body.ts";
export { toStoredTexts } from "../backend/http/stored-texts.ts";
export { createAjv } from "../backend/http/validation.ts";
export { runMain } from "../backend/main.ts";
export type { AdditionalBackend, BackendProduct } from "../backend/product.ts";
export { additionalSessionPaths, registerAdditionalSessions } from "../backend/routes/additional-sessions.ts";
export { createDemoWriter } from "../backend/seed/demo-writer.ts";
export { startBackend } from "../backend/server.ts";
export { startProduct } from "../backend/start-product.ts";
export { toWriteHandler } from "../backend/writes/write-handler.ts";
export type { EntitySchemas } from "../contract/backend.ts";
export type { Problem } from "../contract/problem.ts";
