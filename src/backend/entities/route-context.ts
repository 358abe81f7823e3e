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

/** What an entity's route is built with. */
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

/** What follows from writes, by entity. */
export type AfterWrites = Readonly<Record<string, AfterWrite>>;

/** The part of a route that is not the same for every entity. */
export type RouteHandler = Pick<RouteOptions, "handler" | "schema">;

/** Makes the handler of one route. */
export type RouteBuilder = (context: RouteContext) => RouteHandler;

/** Routes that replace the generic ones, and actions, by `entity.name` of the route. */
export type CustomRoutes = Readonly<Record<string, RouteBuilder>>;

/** The handler of a write of this route; of an action, only on a record that is as its `when` says. */
export function writeHandler(
  context: RouteContext,
  prepare: PrepareWrite,
  toSentBody?: ToSentBody,
): RouteOptions["handler"] {
  const { entity, name } = context.route;
  return toWriteHandler(
    context,
    { action: name, entity, ...(toSentBody === undefined ? {} : { toSentBody }) },
    isStateChecked(context.model, context.route) ? onHeldRecord(context, prepare) : prepare,
  );
}

/** Looks at the record in the transaction that changes it: another call may have changed it since anybody looked. */
function onHeldRecord({ route, storeOf }: RouteContext, prepare: PrepareWrite): PrepareWrite {
  return async (request) => {
    const work = await prepare(request);
    return async (tx) => {
      const { record } = await storeOf(route.entity).hold(idOf(request.params), tx);
      requireState(route, record);
      return await work(tx);
    };
  };
}

/** A record with its version, as the result of a write; with what it was before, where it was there. */
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

/** Answers a record with its version. */
export function sendRecord(reply: FastifyReply, versioned: Versioned): FastifyReply {
  return reply.header("etag", toEntityTag(versioned)).send(versioned.record);
}

/** The id in a route's path. */
export function idOf(params: unknown): string {
  return String((params as Readonly<Record<string, string>>)["id"]);
}
