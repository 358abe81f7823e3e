import type { FastifyRequest } from "fastify";
import type { AuditedFields } from "../../contract/audit.ts";
import { toWireSchema } from "../../contract/wire-schema.ts";
import type { Db } from "../database/database.ts";
import { newIdRange, type RecordRange, streamRange } from "./record-range.ts";
import { toListSchema, toResponseSchema } from "./response-schema.ts";
import { type RouteContext, type RouteHandler, writeHandler } from "./route-context.ts";
import { storedEntity } from "./stored-entity.ts";

/** The records that one call creates. */
export interface Batch {
  readonly total: number;
  /** Checks what must hold in the transaction, before the first insert. Throws an `HttpProblem`. */
  check?(tx: Db): Promise<void>;
  /** Inserts one record for each id. Called several times, in one transaction. */
  insert(tx: Db, ids: readonly string[]): Promise<void>;
  /** Title of the audit entry. */
  readonly title: string;
  readonly after?: AuditedFields;
}

/** Rows of one INSERT statement. */
const ROWS_PER_INSERT = 1_000;

/**
 * A call that creates many records of an entity in one transaction and returns them as a list. The schema of the call
 * limits their number: 20,000 at most, because the embedded database has one connection (decision 0043).
 *
 * @example
 * handler: batchRoute(route, "ticket", ({ body }) => toBatch(body as Order)),
 */
export function batchRoute(
  route: RouteContext,
  entity: string,
  prepare: (request: FastifyRequest) => Promise<Batch> | Batch,
): RouteHandler {
  const { $id: _, ...body } = route.schemasOf(route.route.entity).create;
  const { read } = route.schemasOf(entity);
  const { storage } = route.model;
  const { timeZone } = route.config;
  const stored = storedEntity(storage, entity);
  const names = route.model.wire?.entities[entity];
  const schema = toWireSchema(toResponseSchema(read), names);
  const source = { db: route.db, timeZone, storage, stored, schema, names };
  const handler = writeHandler(
    route,
    async (request) => {
      const batch = await prepare(request);
      return async (tx) => {
        const { from, to, total } = await insertAll(tx, batch);
        const answer = { statusCode: 201, etag: null, body: { from, to, total } };
        return { answer, title: batch.title, ...(batch.after === undefined ? {} : { after: batch.after }) };
      };
    },
    (range, reply) => streamRange(source, reply, range as RecordRange),
  );
  return { schema: { body, response: { 201: toListSchema(read) } }, handler };
}

async function insertAll(tx: Db, { total, check, insert }: Batch): Promise<RecordRange> {
  await check?.(tx);
  const ids = newIdRange(total);
  for (let from = 0; from < total; from += ROWS_PER_INSERT) {
    await insert(tx, ids.slice(from, ROWS_PER_INSERT));
  }
  return ids;
}
