import type { FastifyInstance, FastifyReply, RouteOptions } from "fastify";
import type { BackendRoute, EntitySchemas } from "../../contract/backend.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { toEntityTag, toVersionCheck } from "../http/entity-tag.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { refuseNulCharacters, stripReadOnly } from "../http/request-body.ts";
import { type PrepareWrite, toWriteHandler, type WriteResult } from "../writes/write-handler.ts";
import { createEntityStore, type EntityStore } from "./entity-store.ts";
import { type ListRequest, toListQuerySchema } from "./list-query.ts";
import { toListSchema, toResponseSchema } from "./response-schema.ts";
import { type EntityRecord, type Storage, type Stored, storedEntity, type Versioned } from "./stored-entity.ts";

/** What the generated half of the backend consists of. */
export interface EntityModel {
  readonly routes: readonly BackendRoute[];
  readonly schemas: Readonly<Record<string, EntitySchemas>>;
  readonly storage: Storage;
}

/** What a route's own code is built with. */
export interface RouteContext extends BackendContext {
  readonly model: EntityModel;
  readonly route: BackendRoute;
  storeOf(entity: string): EntityStore;
  schemasOf(entity: string): EntitySchemas;
  readonly afterWrite: AfterWrite;
}

/** A record as it was, null where it is new, and as it is now, null where it was deleted. */
export interface Written {
  readonly before: EntityRecord | null;
  readonly after: EntityRecord | null;
}

/** What else follows from the writing of a record, in the same transaction. */
export type AfterWrite = (tx: Db, written: Written) => Promise<void>;

/** What the spec cannot say of its entities. */
export interface Departures {
  /** By `entity.name` of the route. */
  readonly routes: Readonly<Record<string, RouteBuilder>>;
  /** By entity. */
  readonly afterWrites: Readonly<Record<string, AfterWrite>>;
}

/** The part of a route that departs from the generic one. */
export type RouteBuilder = (context: RouteContext) => Pick<RouteOptions, "handler" | "schema">;

type Generic = Pick<RouteOptions, "handler" | "schema">;

/** Every generated route: the five operations and plain queries generically, the rest by its departures. */
export function registerEntityRoutes(
  app: FastifyInstance,
  { context, model }: { readonly context: BackendContext; readonly model: EntityModel },
  { routes, afterWrites }: Departures,
): void {
  const schemasOf = (entity: string) => requireSchemas(model, entity);
  const storeOf = (entity: string) =>
    createEntityStore({
      db: context.db,
      storage: model.storage,
      stored: storedEntity(model.storage, entity),
      schemas: schemasOf(entity),
    });
  for (const route of model.routes) {
    const build = routes[`${route.entity}.${route.name}`] ?? toGenericBuilder(route);
    const { handler, schema } = build({
      ...context,
      model,
      route,
      storeOf,
      schemasOf,
      afterWrite: afterWrites[route.entity] ?? (async () => undefined),
    });
    app.route({
      method: route.method,
      url: route.path,
      handler,
      ...(schema === undefined ? {} : { schema }),
      preValidation: async (request) => {
        refuseNulCharacters(request.body);
        const { read } = schemasOf(route.entity);
        if (schema?.body !== undefined) {
          stripReadOnly(request.body, read, schema.body as JsonSchema);
        }
      },
    });
  }
}

function toGenericBuilder(route: BackendRoute): RouteBuilder {
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

function buildList({ model, route, storeOf, schemasOf }: RouteContext): Generic {
  const stored: Stored = storedEntity(model.storage, route.entity);
  const store = storeOf(route.entity);
  const schemas = schemasOf(route.entity);
  return {
    schema: { querystring: toListQuerySchema(stored, schemas), response: { 200: toListSchema(schemas.read) } },
    handler: async (request) => await store.list(request.query as ListRequest, route.where),
  };
}

function buildGet({ route, storeOf, schemasOf }: RouteContext): Generic {
  const store = storeOf(route.entity);
  return {
    schema: { response: { 200: toResponseSchema(schemasOf(route.entity).read) } },
    handler: async (request, reply) => sendRecord(reply, await store.get(idOf(request.params))),
  };
}

function buildCreate(context: RouteContext): Generic {
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
        return toRecordResult(context, created, 201);
      };
    }),
  };
}

function buildUpdate(context: RouteContext): Generic {
  const { config, route, storeOf, schemasOf } = context;
  const store = storeOf(route.entity);
  const { read, update } = schemasOf(route.entity);
  return {
    schema: { body: withoutId(update), response: { 200: toResponseSchema(read) } },
    handler: writeHandler(context, async ({ params, headers, body }) => {
      const check = toVersionCheck(headers["if-match"], config.ifMatchRequired);
      const work = await store.update(idOf(params), body as EntityRecord, check);
      return async (tx) => {
        const updated = await work(tx);
        await context.afterWrite(tx, { before: updated.before, after: updated.record });
        return toRecordResult(context, updated);
      };
    }),
  };
}

function buildDelete(context: RouteContext): Generic {
  const { config, route, storeOf } = context;
  const store = storeOf(route.entity);
  return {
    handler: writeHandler(context, ({ params, headers }) => {
      const check = toVersionCheck(headers["if-match"], config.ifMatchRequired);
      const work = store.delete(idOf(params), check);
      return async (tx) => {
        const deleted = await work(tx);
        await context.afterWrite(tx, { before: deleted.record, after: null });
        return { ...toRecordResult(context, deleted), answer: { statusCode: 204, etag: null } };
      };
    }),
  };
}

/** A call that the spec declares and that nobody has written yet. */
function buildMissing({ route }: RouteContext): Generic {
  return {
    handler: () => {
      throw new HttpProblem(501, `${route.method} ${route.path} is declared, but the backend has no code for it`);
    },
  };
}

/** The handler of a write of this route. */
export function writeHandler(context: RouteContext, prepare: PrepareWrite): RouteOptions["handler"] {
  const { entity, name } = context.route;
  return toWriteHandler(context, { action: name, entity }, prepare);
}

/** A record with its version, as the result of a write. */
export function toRecordResult({ model, route }: RouteContext, versioned: Versioned, statusCode = 200): WriteResult {
  const { id, record } = versioned;
  const title = record[storedEntity(model.storage, route.entity).titleField];
  return { answer: { statusCode, etag: toEntityTag(versioned), body: record }, recordId: id, title: String(title) };
}

/** Answers a record with its version. */
export function sendRecord(reply: FastifyReply, versioned: Versioned): FastifyReply {
  return reply.header("etag", toEntityTag(versioned)).send(versioned.record);
}

/** The id in a route's path. */
export function idOf(params: unknown): string {
  return String((params as Readonly<Record<string, string>>)["id"]);
}

/** Fastify keeps schemas by `$id` and would refuse the same one on a second route. */
function withoutId(schema: JsonSchema): object {
  const { $id: _, ...rest } = schema;
  return rest;
}

function requireSchemas(model: EntityModel, entity: string): EntitySchemas {
  const schemas = model.schemas[entity];
  if (schemas === undefined) {
    throw new Error(`The entity "${entity}" has no schemas`);
  }
  return schemas;
}
