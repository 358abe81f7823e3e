import type { FastifyReply, RouteOptions } from "fastify";
import type { BackendRoute, EntitySchemas } from "../../contract/backend.ts";
import { titleOf } from "../../contract/record-title.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { toEntityTag } from "../http/entity-tag.ts";
import { type PrepareWrite, type ToSentBody, toWriteHandler, type WriteResult } from "../writes/write-handler.ts";
import type { EntityModel } from "./entity-model.ts";
import type { EntityStore } from "./entity-store.ts";
import { isStateChecked, requireState } from "./require-state.ts";
import { type EntityRecord, storedEntity, type Versioned } from "./stored-entity.ts";

/** Dependencies of an entity's route. */
export interface RouteContext extends BackendContext {
  readonly model: EntityModel;
  readonly route: BackendRoute;
  storeOf(entity: string): EntityStore;
  schemasOf(entity: string): EntitySchemas;
  readonly afterWrite: AfterWrite;
}

/** A record before and after a write; null if it is new or deleted. */
export interface Written {
  readonly before: EntityRecord | null;
  readonly after: EntityRecord | null;
}

/** Side effects of a write, in the same transaction. */
export type AfterWrite = (tx: Db, written: Written) => Promise<void>;

/** Side effects of writes, by entity. */
export type AfterWrites = Readonly<Record<string, AfterWrite>>;

/** The parts of a route that a product can replace. */
export type RouteHandler = Pick<RouteOptions, "handler" | "schema">;

/** Creates the handler of a route. */
export type RouteBuilder = (context: RouteContext) => RouteHandler;

/** Custom routes and actions, by `entity.name` of the route. */
export type CustomRoutes = Readonly<Record<string, RouteBuilder>>;

/**
 * The handler of a write of this route. An action is only executed if the record matches its `when`.
 *
 * @example
 * handler: writeHandler(route, ({ params }) => async (tx) => toRecordResult(route, await close(tx, idOf(params)))),
 */
export function writeHandler(
  context: RouteContext,
  prepare: PrepareWrite,
  toSentBody?: ToSentBody,
): RouteOptions["handler"] {
  const { entity, name } = context.route;
  const checked = isStateChecked(context.model, context.route) ? withPrecondition(context, prepare) : prepare;
  const handler = toWriteHandler(
    context,
    { action: name, entity, ...(toSentBody === undefined ? {} : { toSentBody }) },
    checked,
  );
  preparations.set(handler, checked);
  return handler;
}

const preparations = new WeakMap<object, PrepareWrite>();

/** The work of a handler that `writeHandler` made, without the request's key and audit entry; undefined for others. */
export function preparationOf(handler: object): PrepareWrite | undefined {
  return preparations.get(handler);
}

/**
 * Checks the precondition again in the transaction, with the record locked: it may have changed since the first check.
 */
function withPrecondition({ route, storeOf }: RouteContext, prepare: PrepareWrite): PrepareWrite {
  return async (request) => {
    const work = await prepare(request);
    return async (tx) => {
      const { record } = await storeOf(route.entity).hold(idOf(request.params), tx);
      requireState(route, record);
      return await work(tx);
    };
  };
}

/**
 * The result of a write that returns a record with its version, and its previous state if there is one.
 *
 * @example
 * return async (tx) => toRecordResult(route, await work(tx));
 */
export function toRecordResult(
  { model, route }: RouteContext,
  versioned: Versioned & { readonly before?: EntityRecord },
  statusCode = 200,
): WriteResult {
  const { id, record, before } = versioned;
  const { titleField, titleFields = [titleField] } = storedEntity(model.storage, route.entity);
  const answer = { statusCode, etag: toEntityTag(versioned), body: record };
  return { answer, recordId: id, title: titleOf(record, titleFields) ?? id, before: before ?? null, after: record };
}

/**
 * Sends a record with its version.
 *
 * @example
 * return sendRecord(reply, await store.get(idOf(request.params)));
 */
export function sendRecord(reply: FastifyReply, versioned: Versioned): FastifyReply {
  return reply.header("etag", toEntityTag(versioned)).send(versioned.record);
}

/**
 * The id from a route's path.
 *
 * @example
 * const ticket = await store.get(idOf(request.params));
 */
export function idOf(params: unknown): string {
  return String((params as Readonly<Record<string, string>>)["id"]);
}
