import type { BackendRoute } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { isKnownVersion, toConditionCheck, toEntityTag } from "../http/entity-tag.ts";
import { notImplemented } from "../http/http-problem.ts";
import type { EntityModel } from "./entity-model.ts";
import { type ListRequest, toListQuerySchema } from "./list-query.ts";
import { toListSchema, toResponseSchema } from "./response-schema.ts";
import {
  idOf,
  type RouteBuilder,
  type RouteContext,
  type RouteHandler,
  sendRecord,
  toRecordResult,
  writeHandler,
} from "./route-context.ts";
import { type EntityRecord, type Stored, storedEntity } from "./stored-entity.ts";

/** The generic handler of a generated route without custom code. */
export function toGenericHandler({ storage }: EntityModel, route: BackendRoute): RouteBuilder {
  if (storage[route.entity] === undefined) {
    return buildMissing;
  }
  switch (route.kind) {
    case "list":
      return buildList;
    case "get":
      return buildGet;
    case "create":
      return buildCreate;
    case "update":
      return buildUpdate;
    case "delete":
      return buildDelete;
    case "query":
      return route.result === "many" ? buildList : buildMissing;
    case "action":
      return buildMissing;
  }
}

function buildList({ model, route, storeOf, schemasOf }: RouteContext): RouteHandler {
  const stored: Stored = storedEntity(model.storage, route.entity);
  const store = storeOf(route.entity);
  const schemas = schemasOf(route.entity);
  return {
    schema: { querystring: toListQuerySchema(stored, schemas), response: { 200: toListSchema(schemas.read) } },
    handler: async (request) => await store.list(request.query as ListRequest, route.where),
  };
}

function buildGet({ route, storeOf, schemasOf }: RouteContext): RouteHandler {
  const store = storeOf(route.entity);
  return {
    schema: { response: { 200: toResponseSchema(schemasOf(route.entity).read) } },
    handler: async (request, reply) => {
      const versioned = await store.get(idOf(request.params));
      return isKnownVersion(request.headers["if-none-match"], versioned)
        ? reply.code(304).header("etag", toEntityTag(versioned)).send()
        : sendRecord(reply, versioned);
    },
  };
}

function buildCreate(context: RouteContext): RouteHandler {
  const { route, storeOf, schemasOf } = context;
  const store = storeOf(route.entity);
  const { read, create } = schemasOf(route.entity);
  return {
    schema: { body: withoutId(create), response: { 201: toResponseSchema(read) } },
    handler: writeHandler(context, async ({ body }) => {
      const work = await store.create(body as EntityRecord);
      return async (tx) => {
        const created = await work(tx);
        await context.afterWrite(tx, { before: null, after: created.record });
        const result = toRecordResult(context, created, 201);
        const location = toLocation(context, created.id);
        return { ...result, answer: { ...result.answer, ...(location === null ? {} : { location }) } };
      };
    }),
  };
}

/** Address of a record, relative to that of the call that created it; null if no call returns one record. */
function toLocation({ model, route }: RouteContext, id: string): string | null {
  const hasGet = model.routes.some(({ entity, name }) => entity === route.entity && name === "get");
  return hasGet ? `${route.path.slice(route.path.lastIndexOf("/") + 1)}/${encodeURIComponent(id)}` : null;
}

function buildUpdate(context: RouteContext): RouteHandler {
  const { config, route, storeOf, schemasOf } = context;
  const store = storeOf(route.entity);
  const { read, update } = schemasOf(route.entity);
  return {
    schema: { body: withoutId(update), response: { 200: toResponseSchema(read) } },
    handler: writeHandler(context, async ({ params, headers, body }) => {
      const check = toConditionCheck(headers, config.ifMatchRequired);
      const work = await store.update(idOf(params), body as EntityRecord, check);
      return async (tx) => {
        const updated = await work(tx);
        await context.afterWrite(tx, { before: updated.before, after: updated.record });
        return toRecordResult(context, updated);
      };
    }),
  };
}

function buildDelete(context: RouteContext): RouteHandler {
  const { config, route, storeOf } = context;
  const store = storeOf(route.entity);
  return {
    handler: writeHandler(context, ({ params, headers, claims }) => {
      const check = toConditionCheck(headers, config.ifMatchRequired);
      const work = store.delete(idOf(params), check, claims);
      return async (tx) => {
        const deleted = await work(tx);
        await context.afterWrite(tx, { before: deleted.record, after: null });
        const answer = { statusCode: 204, etag: null };
        return { ...toRecordResult(context, deleted), answer, before: deleted.record, after: null };
      };
    }),
  };
}

function buildMissing({ route }: RouteContext): RouteHandler {
  return {
    handler: () => {
      throw notImplemented(route.method, route.path);
    },
  };
}

/** Fastify registers schemas by `$id` and rejects the same one on a second route. */
export function withoutId(schema: JsonSchema): object {
  const { $id: _, ...rest } = schema;
  return rest;
}
