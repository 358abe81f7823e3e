import type { BatchResult, BatchRow } from "../../../contract/batch.ts";
import { titleOf } from "../../../contract/record-title.ts";
import type { Db } from "../../database/database.ts";
import { toEntityTag } from "../../http/entity-tag.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import type { EntityRecord, Stored, Versioned } from "../stored-entity.ts";
import type { BatchEntity } from "./batch-entity.ts";
import { type Checked, checkRows, isWritable, toRefused, type WritableRow, type WrittenRow } from "./check-rows.ts";
import { writeRows } from "./write-rows.ts";

/** The result of each row, in their order, and the audit entries of the written ones. */
export interface WrittenBatch {
  /** `written` is null for a row that was not written. */
  readonly results: readonly { readonly result: BatchResult; readonly written: WrittenRow | null }[];
  readonly entries: readonly AuditEvent[];
}

/** Checks and writes rows in a transaction. `current` are the locked records of the rows. */
export async function writeBatch(
  entity: BatchEntity,
  tx: Db,
  {
    rows,
    current,
  }: { readonly rows: readonly BatchRow<EntityRecord>[]; readonly current: ReadonlyMap<string, Versioned> },
): Promise<WrittenBatch> {
  const checked = await checkRows(entity, rows, current);
  const writable = checked.filter(isWritable);
  const outcomes = await writeRows(entity, tx, writable);
  const outcomeOf = (row: WritableRow) => outcomes.get(row) ?? new HttpProblem(409, "The row was not written");
  const results = checked.map((given) => {
    const outcome = isWritable(given) ? outcomeOf(given) : null;
    const written = outcome === null || outcome instanceof HttpProblem ? null : outcome;
    return { result: toResult(entity.stored, given, outcomeOf), written };
  });
  return { results, entries: writable.flatMap((row) => toEntries(entity.stored, row, outcomeOf(row))) };
}

function toResult(
  stored: Stored,
  given: Checked,
  outcomeOf: (row: WritableRow) => WrittenRow | HttpProblem,
): BatchResult {
  if (!isWritable(given)) {
    return given;
  }
  const { row, operation, before, fields } = given;
  const outcome = outcomeOf(given);
  if (outcome instanceof HttpProblem) {
    return toRefused(row, before?.id, outcome);
  }
  const { after } = outcome;
  const version = after === null ? {} : { id: after.id, version: toEntityTag(after) };
  if (operation === "create") {
    return { row, status: "created", ...version };
  }
  if (operation === "delete") {
    return { row, status: "deleted", ...(before === null ? {} : { id: before.id }) };
  }
  const shown = fields.filter((field) => !stored.secrets.includes(field));
  const earlier = Object.fromEntries(shown.map((field) => [field, before?.record[field] ?? null]));
  return { row, status: "changed", ...version, before: earlier };
}

function toEntries(
  { entity, titleField, titleFields = [titleField] }: Stored,
  { operation }: WritableRow,
  outcome: WrittenRow | HttpProblem,
): readonly AuditEvent[] {
  if (outcome instanceof HttpProblem) {
    return [];
  }
  const { before, after } = outcome;
  const record = after ?? before;
  const title = record === null ? null : (titleOf(record.record, titleFields) ?? record.id);
  return [
    {
      action: operation,
      entity,
      recordId: record?.id ?? null,
      title,
      before: before?.record ?? null,
      after: after?.record ?? null,
    },
  ];
}
