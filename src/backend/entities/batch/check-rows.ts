import { isDeepStrictEqual } from "node:util";
import type { BatchResult, BatchRow } from "../../../contract/batch.ts";
import type { JsonSchema, SchemaError } from "../../../contract/json-schema.ts";
import type { Db } from "../../database/database.ts";
import { toEntityTag } from "../../http/entity-tag.ts";
import { toFieldProblems } from "../../http/field-problems.ts";
import { fieldProblem, HttpProblem, invalid, notFound } from "../../http/http-problem.ts";
import { rejectNulCharacters, stripReadOnly } from "../../http/request-body.ts";
import { toStoredTexts } from "../../http/stored-texts.ts";
import { rejectNumbersOutOfRange } from "../number-range.ts";
import { toRowValues } from "../row-values.ts";
import type { EntityRecord, Versioned } from "../stored-entity.ts";
import type { BatchEntity } from "./batch-entity.ts";

/** A row of a batch that will be written. */
export interface WritableRow {
  readonly row: number;
  readonly operation: BatchRow["operation"];
  /** The record before; null for a new one. */
  readonly before: Versioned | null;
  /** The whole body of the single call; empty for a deletion. */
  readonly body: EntityRecord;
  /** The changed fields; of a new record all. */
  readonly fields: readonly string[];
  /** Column values of these fields. */
  readonly values: EntityRecord;
}

/** A record before and after the write of its row. */
export interface WrittenRow {
  readonly before: Versioned | null;
  readonly after: Versioned | null;
}

/** A row that will be written, or its result. */
export type Checked = WritableRow | BatchResult;

export const isWritable = (given: Checked): given is WritableRow => "operation" in given;

/** The result of a row that the single call would reject. */
export function toRefused(row: number, id: string | undefined, problem: HttpProblem): BatchResult {
  const { statusCode, message, details } = problem;
  return { row, status: "refused", ...(id === undefined ? {} : { id }), problem: { statusCode, message, details } };
}

/** Cleans and validates the rows against the locked records, by id. */
export async function checkRows(
  entity: BatchEntity,
  rows: readonly BatchRow<EntityRecord>[],
  current: ReadonlyMap<string, Versioned>,
): Promise<readonly Checked[]> {
  const seen = new Set<string>();
  const checked: Checked[] = [];
  for (const row of rows) {
    const id = idOf(row);
    try {
      rejectRepeated(seen, id);
      checked.push(await checkRow(entity, row, id === undefined ? null : (current.get(id) ?? null)));
    } catch (error) {
      checked.push(toRefused(row.row, id, toSmallProblem(error)));
    }
  }
  return checked;
}

/** The id that a row names, as the database writes it; undefined for a new record. */
function idOf(row: BatchRow): string | undefined {
  return row.operation === "create" ? undefined : String(row.id).toLowerCase();
}

function rejectRepeated(seen: Set<string>, id: string | undefined): void {
  if (id !== undefined && seen.has(id)) {
    throw new HttpProblem(409, "Another row of the call names the same record", [
      fieldProblem("id", "repeated", "must not name a record twice"),
    ]);
  }
  if (id !== undefined) {
    seen.add(id);
  }
}

/** An error of one row. Throws all others. */
export function toSmallProblem(error: unknown): HttpProblem {
  if (!(error instanceof HttpProblem) || error.statusCode >= 500) {
    throw error;
  }
  return error;
}

async function checkRow(entity: BatchEntity, row: BatchRow<EntityRecord>, before: Versioned | null): Promise<Checked> {
  if (row.operation === "create") {
    const body = cleanSet(entity, row.set, entity.schemas.create);
    validate(entity, "create", body);
    const fields = Object.keys(entity.schemas.create.properties ?? {});
    const values = await toRowValues(entity.stored, fields, body);
    return { row: row.row, operation: "create", before: null, body, fields, values };
  }
  if (before === null) {
    throw notFound();
  }
  const isBased = row.version !== undefined || row.base !== undefined;
  if (entity.ifMatchRequired && !isBased) {
    throw new HttpProblem(428, "The version of the record is required");
  }
  const isOther = row.version !== undefined && row.version !== toEntityTag(before);
  const kept: EntityRecord = structuredClone(before.record);
  stripReadOnly(kept, entity.schemas.read, entity.schemas.update);
  const base = structuredClone(row.base ?? {}) as EntityRecord;
  stripReadOnly(base, entity.schemas.read, entity.schemas.update);
  const isStale = isOther || !hasValues(kept, base);
  if (row.operation === "delete") {
    return isStale
      ? toConflicting(row.row, before)
      : { row: row.row, operation: "delete", before, body: {}, fields: [], values: {} };
  }
  return await checkUpdate(entity, row, { before, kept, isStale });
}

/** Whether a record has these values. Null and absent are the same. */
function hasValues(record: EntityRecord, values: EntityRecord): boolean {
  return Object.entries(values).every(([field, value]) => isDeepStrictEqual(record[field] ?? null, value ?? null));
}

interface Current {
  readonly before: Versioned;
  /** Its fields that an update can set. */
  readonly kept: EntityRecord;
  /** Whether the row is based on another state. */
  readonly isStale: boolean;
}

async function checkUpdate(
  entity: BatchEntity,
  row: Extract<BatchRow<EntityRecord>, { readonly operation: "update" }>,
  { before, kept, isStale }: Current,
): Promise<Checked> {
  const { stored, schemas } = entity;
  const set = cleanSet(entity, row.set, schemas.update);
  if (hasValues(kept, set)) {
    return { row: row.row, status: "unchanged", id: before.id, version: toEntityTag(before) };
  }
  if (isStale) {
    return toConflicting(row.row, before);
  }
  const body: EntityRecord = { ...kept, ...set };
  for (const [field, value] of Object.entries(set)) {
    if (value === null && stored.nullable?.includes(field) !== true) {
      delete body[field];
    }
  }
  // On a copy, because validation adds defaults: the fields that the row does not set stay as they are.
  validate(entity, "update", structuredClone(body));
  const fields = Object.keys(set).filter((field) => !isDeepStrictEqual(kept[field] ?? null, set[field] ?? null));
  const values = await toRowValues(stored, fields, body);
  return { row: row.row, operation: "update", before, body, fields, values };
}

/** The result for a record that was changed since. */
function toConflicting(row: number, before: Versioned): BatchResult {
  return { row, status: "conflicting", id: before.id, version: toEntityTag(before), current: before.record };
}

/** The fields of a row as the single call would read them. */
function cleanSet({ schemas, stored }: BatchEntity, given: unknown, write: JsonSchema): EntityRecord {
  if (typeof given !== "object" || given === null) {
    throw invalid([fieldProblem("", "required", "set is required")]);
  }
  const set = structuredClone(given) as EntityRecord;
  rejectNulCharacters(set);
  stripReadOnly(set, schemas.read, write);
  toStoredTexts(set, write, stored.identities);
  return set;
}

function validate({ validators, stored }: BatchEntity, operation: "create" | "update", body: EntityRecord): void {
  const check = validators()[operation];
  if (!check(body)) {
    throw invalid(toFieldProblems((check.errors ?? []) as readonly SchemaError[]));
  }
  rejectNumbersOutOfRange(stored, body);
}

/** Locks the records of the rows, in the order of their ids, and reads them. */
export async function lockRows(
  { store }: BatchEntity,
  tx: Db,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, Versioned>> {
  const ids = rows.flatMap((row) => idOf(row) ?? []);
  const found = await store.holdAll(ids, tx);
  return new Map(found.map((record) => [record.id, record]));
}
