import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Role } from "../../contract/staff.ts";
import { deletedRowSchema } from "../../contract/trash.ts";
import type { Caller } from "../auth/caller.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { deletedRecords } from "../database/own-tables.ts";
import { insertDeleted, trashList } from "../entities/deleted-records.ts";
import { type EntityModel, schemasOf } from "../entities/entity-model.ts";
import { mayDelete, requireDelete } from "../entities/entity-permission.ts";
import { createEntityStore } from "../entities/entity-store.ts";
import { type ListRequest, toListQuerySchema } from "../entities/list-query.ts";
import { toListSchema } from "../entities/response-schema.ts";
import { type AfterWrites, idOf } from "../entities/route-context.ts";
import { type EntityRecord, isId, storedEntity } from "../entities/stored-entity.ts";
import { toEntityTag } from "../http/entity-tag.ts";
import { notFound } from "../http/http-problem.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

/** Each call checks that the caller may delete records of the entity. */
const anyRole = { role: "reader" as Role };

const DAY_MS = 86_400_000;

interface Trash {
  readonly model: EntityModel;
  readonly afterWrites?: AfterWrites | undefined;
}

/**
 * The trash (decision 0078): lists deleted records, restores them, and deletes them for good. Callers who may delete
 * records of an entity may do all of it. Not registered if the trash is off.
 */
export function registerTrashRoutes(app: FastifyInstance, context: BackendContext, trash: Trash): void {
  if (context.config.trashDays > 0) {
    registerTrashList(app, context, trash);
    registerTrashWrites(app, context, trash);
  }
}

function registerTrashList(app: FastifyInstance, { db, config }: BackendContext, { model }: Trash): void {
  const { timeZone, trashDays } = config;
  const schemas = { read: deletedRowSchema, create: deletedRowSchema, update: deletedRowSchema };
  const store = createEntityStore({ db, timeZone, storage: {}, stored: trashList, schemas });
  const withEnd = (row: EntityRecord) => ({
    ...row,
    keptUntil: new Date(Date.parse(String(row["deletedAt"])) + trashDays * DAY_MS).toISOString(),
  });
  app.get(
    "/deleted-records",
    {
      config: { ...anyRole, summary: "Deleted records in the trash, the latest first" },
      schema: { querystring: toListQuerySchema(trashList, schemas), response: { 200: toListSchema(deletedRowSchema) } },
    },
    async (request) => {
      const asked = request.query as ListRequest;
      const page = await store.list({ ...asked, entity: toDeletable(model, asked["entity"], staffCallerOf(request)) });
      return { ...page, data: page.data.map(withEnd) };
    },
  );
}

/** The requested entities, or all entities, if the caller may delete their records. */
function toDeletable(model: EntityModel, asked: unknown, caller: Caller): readonly string[] {
  const entities = Array.isArray(asked) ? asked.map(String) : null;
  for (const entity of entities ?? []) {
    requireDelete(model, entity, caller);
  }
  return entities ?? Object.keys(model.storage).filter((entity) => mayDelete(model, entity, caller));
}

function registerTrashWrites(app: FastifyInstance, context: BackendContext, { model, afterWrites = {} }: Trash): void {
  const { timeZone } = context.config;
  app.post(
    "/deleted-records/:id/restore",
    { config: { ...anyRole, summary: "Restores a deleted record with its id and fields" } },
    toWriteHandler(context, { action: "restore" }, (request) => async (tx) => {
      const { id, entity, recordId, title, record } = await holdDeleted(tx, request.params);
      requireDelete(model, entity, staffCallerOf(request));
      const { storage } = model;
      const schemas = schemasOf(model, entity);
      const store = createEntityStore({
        db: context.db,
        timeZone,
        storage,
        stored: storedEntity(storage, entity),
        schemas,
      });
      const deleted = { id: recordId, record: record as EntityRecord };
      const restored = await store.restore(deleted, (same) => insertDeleted(same, [id]))(tx);
      await afterWrites[entity]?.(tx, { before: null, after: restored.record });
      const answer = { statusCode: 200, etag: toEntityTag(restored), body: { id: recordId } };
      return { answer, entity, recordId, title, before: null, after: restored.record };
    }),
  );
  app.delete(
    "/deleted-records/:id",
    { config: { ...anyRole, summary: "Deletes a record in the trash for good" } },
    toWriteHandler(context, { action: "deleteForGood" }, (request) => async (tx) => {
      const { id, entity, recordId, title } = await holdDeleted(tx, request.params);
      requireDelete(model, entity, staffCallerOf(request));
      await tx.delete(deletedRecords).where(eq(deletedRecords.id, id));
      return { answer: { statusCode: 204, etag: null }, entity, recordId, title };
    }),
  );
}

async function holdDeleted(tx: Db, params: unknown) {
  const { id, entity, recordId, title, record } = deletedRecords;
  const trashId = idOf(params);
  const [deleted] = isId(trashId)
    ? await tx.select({ id, entity, recordId, title, record }).from(deletedRecords).where(eq(id, trashId)).for("update")
    : [];
  if (deleted === undefined) {
    throw notFound();
  }
  return deleted;
}
