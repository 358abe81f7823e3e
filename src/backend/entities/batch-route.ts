import { setImmediate as turn } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { AuditedFields } from "../../contract/audit.ts";
import type { Db } from "../database/database.ts";
import { hideBatch, publishBatch, removeBatch, showBatch } from "../database/unpublished.ts";
import { refuseFilledDisk } from "../http/disk-limit.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { type KeyedRequest, readKeyedRequest, wasCarriedOut } from "../writes/idempotency-key.ts";
import {
  carryOut,
  type Done,
  sendDone,
  type Work,
  type WriteRequest,
  type WriteResult,
} from "../writes/write-handler.ts";
import { FIRST_PIECE, toNextPiece } from "./piece-size.ts";
import { type DrawnIds, drawIds, type RecordRange, streamRange } from "./record-range.ts";
import { toListSchema, toResponseSchema } from "./response-schema.ts";
import type { RouteContext, RouteHandler } from "./route-context.ts";
import { type Stored, storedEntity } from "./stored-entity.ts";

/** What a call makes that makes many records of one entity. */
export interface Batch {
  readonly total: number;
  /** Makes a record for each of these ids, in a transaction that may be for all of them or for some. */
  insert(tx: Db, ids: readonly string[]): Promise<void>;
  /** What the audit trail says of it. */
  readonly title: string;
  readonly after?: AuditedFields;
}

/** Inserted by one statement, within one transaction of all. */
const ROWS_AT_ONCE = 1_000;

interface Writing {
  readonly call: WriteRequest;
  readonly batch: Batch;
  readonly stored: Stored;
}

/**
 * A call that makes many records of an entity, all or none, and answers them as a list. A server writes them in one
 * transaction. On the embedded database, whose one connection everybody waits for, they are written in pieces, hidden until
 * the last one is there (decision 0043). SQL of the product that reads their table needs `published(table)`.
 */
export function batchRoute(
  route: RouteContext,
  entity: string,
  prepare: (request: FastifyRequest) => Promise<Batch> | Batch,
): RouteHandler {
  const { $id: _, ...body } = route.schemasOf(route.route.entity).create;
  const { read } = route.schemasOf(entity);
  const { storage } = route.model;
  const stored = storedEntity(storage, entity);
  const { timeZone } = route.config;
  const source = { db: route.db, timeZone, storage, stored, schema: toResponseSchema(read) };
  const event = { action: route.route.name, entity: route.route.entity };
  const inTurn = createKeyTurns();
  const write = (writing: Writing): Promise<Done> =>
    route.database.kind === "server"
      ? carryOut(route, writing.call, inOneTransaction(writing.batch))
      : inTurn(writing.call.keyed, () => inPieces(route, writing));
  return {
    schema: { body, response: { 201: toListSchema(read) } },
    handler: async (request, reply) => {
      const call = { request, event, keyed: readKeyedRequest(request) };
      const done = await write({ call, batch: await prepare(request), stored });
      return sendDone(reply, done, (range) => streamRange(source, reply, range as RecordRange));
    },
  };
}

function inOneTransaction(batch: Batch): Work<WriteResult> {
  return async (tx) => {
    const ids = drawIds(batch.total);
    for (let from = 0; from < batch.total; from += ROWS_AT_ONCE) {
      await batch.insert(tx, ids.slice(from, ROWS_AT_ONCE));
    }
    return toResult(batch, ids);
  };
}

async function inPieces(context: RouteContext, { call, batch, stored }: Writing): Promise<Done> {
  const { config, db, stopping } = context;
  if (call.keyed !== null && (await wasCarriedOut(db, call.keyed))) {
    return await carryOut(context, call, inOneTransaction(batch));
  }
  const ids = drawIds(batch.total);
  const hidden = { table: stored.table, from: ids.from, to: ids.to };
  await hideBatch(db, hidden);
  try {
    for (let from = 0, rows = FIRST_PIECE; from < batch.total; ) {
      refuseStopping(stopping);
      await refuseFilledDisk(config);
      let since = 0;
      await db.transaction(async (tx) => {
        since = performance.now();
        await batch.insert(tx, ids.slice(from, rows));
      });
      from += rows;
      rows = toNextPiece(rows, performance.now() - since);
      // Whoever came meanwhile asks the database first, and with the first answer the rest of what they ask: they let
      // others be heard too, once at most (take-turns.ts).
      await turn();
      await turn();
    }
    const done = await carryOut(context, call, async (tx) => {
      await publishBatch(tx, hidden);
      return toResult(batch, ids);
    });
    showBatch(hidden);
    return done;
  } catch (error) {
    await removeBatch(db, hidden).catch((failed: unknown) => {
      call.request.log.error(failed, "a batch that was not finished is left to the next start");
    });
    throw error;
  }
}

function refuseStopping(stopping: AbortSignal): void {
  if (stopping.aborted) {
    throw new HttpProblem(503, "The backend is stopping, and none of the records were made");
  }
}

function toResult({ title, after }: Batch, { from, to, total }: DrawnIds): WriteResult {
  const answer = { statusCode: 201, etag: null, body: { from, to, total } };
  return { answer, title, ...(after === undefined ? {} : { after }) };
}

type InTurn = <Result>(keyed: KeyedRequest | null, work: () => Promise<Result>) => Promise<Result>;

/** Work with one Idempotency-Key waits for what began with it, as it would in the database behind its transaction. */
function createKeyTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (keyed, work) => {
    if (keyed === null) {
      return await work();
    }
    const name = `${keyed.userId} ${keyed.key}`;
    const own = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) {
        last.delete(name);
      }
    }
  };
}
