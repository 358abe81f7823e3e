import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { asc, between } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { v7 as newId } from "uuid";
import type { Db } from "../database/database.ts";
import { readRecords } from "./read-records.ts";
import { columnOf, type EntityRecord, type Row, type Storage, type Stored } from "./stored-entity.ts";

/** Records that were made by one write, whose ids follow each other; what is kept of a batch in place of the batch. */
export interface RecordRange {
  readonly from: string;
  readonly to: string;
  readonly total: number;
}

/** The ids of a batch, some of them at a time. */
export interface DrawnIds extends RecordRange {
  slice(from: number, count: number): readonly string[];
}

/** What is left of a UUID for counting. */
const COUNTER_DIGITS = 8;
/** Whoever else waits, waits for so many to be read and written: some milliseconds. */
const AT_ONCE = 250;

/**
 * The ids of a batch: UUIDs (version 7) that share their time and their random part and count in the rest, so that nothing
 * else is between the first and the last, and their order is the order in which they were made.
 */
export function drawIds(total: number): DrawnIds {
  const first = `${newId().slice(0, -COUNTER_DIGITS)}${"0".repeat(COUNTER_DIGITS)}`;
  return {
    from: first,
    to: toIdBehind(first, Math.max(total - 1, 0)),
    total,
    slice: (from, count) =>
      Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, index) => toIdBehind(first, from + index)),
  };
}

/** The id of a batch's record that is so many behind its first one. */
function toIdBehind(first: string, count: number): string {
  return `${first.slice(0, -COUNTER_DIGITS)}${count.toString(16).padStart(COUNTER_DIGITS, "0")}`;
}

interface Source {
  readonly db: Db;
  readonly storage: Storage;
  readonly stored: Stored;
  /** The business time zone. */
  readonly timeZone: string;
  /** What a record is written by. */
  readonly schema: object;
}

/** A list answer of all of them, read and written some at a time: a batch may be larger than what there is memory for. */
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
  const { db, stored } = source;
  const id = columnOf(stored.table, "id");
  let separator = "";
  yield '{"data":[';
  for (let read = 0; read < total; read += AT_ONCE) {
    // By both their ends: of a table that has just grown the database knows too little to stop after so many rows, and
    // would read all that follow, each time.
    const ends = [toIdBehind(from, read), toIdBehind(from, read + AT_ONCE - 1)] as const;
    const rows: readonly Row[] = await db
      .select()
      .from(stored.table)
      .where(between(id, ...ends))
      .orderBy(asc(id));
    const records = await readRecords(source, rows);
    if (records.length > 0) {
      yield separator + records.map(({ record }) => serialize(record)).join(",");
      separator = ",";
    }
    // The embedded database answers before the event loop turns: without this, all others would wait for the whole answer.
    await turn();
  }
  yield `],"total":${total}}`;
}
