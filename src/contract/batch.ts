/**
 * Batch calls: `POST <path of the entity>/batch` creates, changes and deletes many records. A backend with them
 * has the ability `batch`. Each row follows the rules of the single calls, and gets a result of its own: a refused row
 * does not affect the others (decision 0073).
 */

import type { FieldProblem } from "./problem.ts";
import type { RecordId } from "./record-id.ts";
import type { RequestNames, WireNames } from "./wire-names.ts";

/** Maximum number of rows per call. More are a 413. */
export const MAX_BATCH_ROWS = 500;

interface NumberedRow {
  /** The caller's number of the row: the line of a sheet. Results repeat it. */
  readonly row: number;
}

/**
 * The state that a row is based on; without it, the row applies to any state. Both may be given. A row is `conflicting`
 * if the record differs.
 */
interface BasedRow<Body> extends NumberedRow {
  readonly id: RecordId;
  /** The record's version: the ETag of a read or of an earlier result. */
  readonly version?: string;
  /** Earlier values of fields. Null: no value. */
  readonly base?: { readonly [Field in keyof Body]?: Body[Field] | null };
}

/** Creates a record, like `POST <path>`. */
export interface BatchCreate<Body = unknown> extends NumberedRow {
  readonly operation: "create";
  readonly set: Body;
}

/** Changes the given fields of a record and keeps all others. Null clears a field. */
export interface BatchUpdate<Body = unknown> extends BasedRow<Body> {
  readonly operation: "update";
  readonly set: { readonly [Field in keyof Body]?: Body[Field] | null };
}

/** Deletes a record, like `DELETE <path>/{id}`. */
export interface BatchDelete<Body = unknown> extends BasedRow<Body> {
  readonly operation: "delete";
}

export type BatchRow<Body = unknown> = BatchCreate<Body> | BatchUpdate<Body> | BatchDelete<Body>;

/** Body of a batch call. */
export interface BatchBody<Body = unknown> {
  /** Checks all rules and returns the results, without a write. @defaultValue false */
  readonly dryRun?: boolean;
  readonly rows: readonly BatchRow<Body>[];
}

/**
 * `unchanged`: the record has the given values already. `refused`: the single call would be an error. `conflicting`: the
 * record was changed since `version` or `base`.
 */
export const BATCH_STATUSES = ["created", "changed", "unchanged", "deleted", "refused", "conflicting"] as const;

export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** The result of a row. */
export interface BatchResult {
  readonly row: number;
  readonly status: BatchStatus;
  /** Absent for a record that was not created. */
  readonly id?: RecordId;
  /** The record's version after the call, for a later `version` or If-Match. */
  readonly version?: string;
  /** Only for `changed`: the values before the call, by field of `set`; null for no value. */
  readonly before?: { readonly [field: string]: unknown };
  /** Only for `conflicting`: the current record. */
  readonly current?: { readonly [field: string]: unknown };
  /** Only for `refused`: the error of the single call, with its status. */
  readonly problem?: {
    readonly statusCode: number;
    readonly message: string;
    readonly details: readonly FieldProblem[];
  };
}

/** Response of a batch call: the results in the order of the rows, and their number by status. */
export interface BatchResponse {
  readonly counts: { readonly [Status in BatchStatus]: number };
  readonly results: readonly BatchResult[];
}

/**
 * The names of a batch call on the wire, from those of the entity. Paths of problems are renamed separately
 * (`fromWireProblems`), because they are values.
 */
export function toBatchNames(entity: WireNames): RequestNames {
  const partsOf = (list: string, fields: readonly string[]): WireNames => {
    const parts = Object.fromEntries(fields.map((field) => [field, entity]));
    return { names: {}, parts: { [list]: { names: {}, parts } } };
  };
  return { body: partsOf("rows", ["set", "base"]), record: partsOf("results", ["before", "current"]) };
}
