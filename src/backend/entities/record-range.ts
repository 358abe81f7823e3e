import { Readable } from "node:stream";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { asc, between } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { v7 as newId } from "uuid";
import { toWire, type WireNames } from "../../contract/wire-names.ts";
import type { Db } from "../database/database.ts";
import { readRecords } from "./read-records.ts";
import { columnOf, type EntityRecord, type Row, type Storage, type Stored } from "./stored-entity.ts";

/** Records with consecutive ids, created by one write. Stored as the response of that write, in place of the records. */
export interface RecordRange {
  readonly from: string;
  readonly to: string;
  readonly total: number;
}

/** Consecutive ids, created on demand. */
export interface IdRange extends RecordRange {
  slice(from: number, count: number): readonly string[];
}

/** Hexadecimal digits at the end of a UUID that are used as a counter. */
const COUNTER_DIGITS = 8;
/** Records per chunk of the response. Reading and serializing them takes some milliseconds. */
const CHUNK_RECORDS = 250;

/**
 * UUIDs (version 7) with the same time and random bits and a counter in the last 32 bits. No other id sorts between the
 * first and the last, and their order is the order of creation.
 */
export function newIdRange(total: number): IdRange {
  const first = `${newId().slice(0, -COUNTER_DIGITS)}${"0".repeat(COUNTER_DIGITS)}`;
  return {
    from: first,
    to: toIdAt(first, Math.max(total - 1, 0)),
    total,
    slice: (from, count) =>
      Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, index) => toIdAt(first, from + index)),
  };
}

function toIdAt(first: string, index: number): string {
  return `${first.slice(0, -COUNTER_DIGITS)}${index.toString(16).padStart(COUNTER_DIGITS, "0")}`;
}

interface Source {
  readonly db: Db;
  readonly storage: Storage;
  readonly stored: Stored;
  /** The business time zone. */
  readonly timeZone: string;
  /** JSON Schema that serializes a record. */
  readonly schema: object;
  /** Names of fields in the response, if they differ from the spec's. */
  readonly names?: WireNames | undefined;
}

/** Streams the records of a range as a list response, so that a large batch never has to fit into memory. */
export function streamRange(source: Source, reply: FastifyReply, range: RecordRange): Readable {
  reply.type("application/json; charset=utf-8");
  const serialize = reply.compileSerializationSchema(source.schema as Record<string, unknown>);
  return Readable.from(writeList(source, serialize, range));
}

async function* writeList(
  source: Source,
  serialize: (record: EntityRecord) => string,
  { from, total }: RecordRange,
): AsyncGenerator<string> {
  const { db, stored, names } = source;
  const id = columnOf(stored.table, "id");
  let separator = "";
  yield '{"data":[';
  for (let read = 0; read < total; read += CHUNK_RECORDS) {
    // Both bounds are given: with LIMIT only, the planner reads all following rows of a table that has just grown.
    const bounds = [toIdAt(from, read), toIdAt(from, read + CHUNK_RECORDS - 1)] as const;
    const rows: readonly Row[] = await db
      .select()
      .from(stored.table)
      .where(between(id, ...bounds))
      .orderBy(asc(id));
    const records = await readRecords(source, rows);
    if (records.length > 0) {
      yield separator + records.map(({ record }) => serialize(toWire(record, names) as EntityRecord)).join(",");
      separator = ",";
    }
    // PGlite resolves without returning to the event loop, which would block other requests.
    await eventLoopTurn();
  }
  yield `],"total":${total}}`;
}
