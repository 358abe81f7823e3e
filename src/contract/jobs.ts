/**
 * Jobs: `POST <path of the list>/jobs` changes, deletes or acts on all records that match the list's query. The backend
 * does the work, so that it survives a closed page and a restart. A backend with jobs states the largest number of records
 * in the ability `jobs` (decision 0097).
 */

import type { BatchStatus } from "./batch.ts";
import type { FieldProblem } from "./problem.ts";
import type { RecordId } from "./record-id.ts";
import type { RequestNames, WireNames } from "./wire-names.ts";

/** Maximum number of records of a job of the reference backend. */
export const MAX_JOB_RECORDS = 100_000;

/** Maximum number of jobs of a user that wait or run. */
export const MAX_OPEN_JOBS = 5;

/** Maximum number of matching records that a job leaves out by id. */
export const MAX_JOB_EXCEPTIONS = 1_000;

/**
 * `change` sets fields, `action` executes an action of the spec, `undo` reverses another job, `restore` restores deleted
 * records from the trash.
 */
export const JOB_KINDS = ["change", "delete", "action", "undo", "restore"] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/**
 * `draft`: the records are chosen and counted, and nothing is written until `POST <job>/start`. `failed`: the backend gave
 * up. In all ended states, the records before `done` have their results.
 */
export const JOB_STATES = ["draft", "waiting", "running", "done", "cancelled", "failed"] as const;

export type JobState = (typeof JOB_STATES)[number];

/** What a job does with each record. */
export interface JobWork<Body = unknown> {
  /** For `change`: the fields to set; null clears one. */
  readonly set?: { readonly [Field in keyof Body]?: Body[Field] | null };
  /** For `action`: the body of the single call, if it has one. */
  readonly inputs?: unknown;
}

/**
 * Body of `POST <path of the list>/jobs`. The query string selects the records, as for the list. For `restore`, it selects
 * deleted records of the entity, by `q` only.
 */
export interface NewJob<Body = unknown> extends JobWork<Body> {
  readonly kind: JobKind;
  /** For `action`: its name in the spec. */
  readonly action?: string;
  /** For `undo`: the ended job. The query string has no effect. */
  readonly undoes?: string;
  /** Matching records to leave out. */
  readonly except?: readonly RecordId[];
  /** The number of records that the user saw. If another number matches, the call is a 409 and starts nothing. */
  readonly expected?: number;
  /** Only chooses the records. @defaultValue false */
  readonly draft?: boolean;
}

/** Numbers of records by result. `restored` and `executed` are those of an undo and of an action. */
export const JOB_COUNTS = [
  "changed",
  "unchanged",
  "deleted",
  "restored",
  "executed",
  "refused",
  "conflicting",
] as const satisfies readonly (Exclude<BatchStatus, "created"> | "restored" | "executed")[];

export type JobStatus = (typeof JOB_COUNTS)[number];

export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  /** Of a job of the kind `action`. */
  readonly action: string | null;
  /** Of an `undo`: the other job. */
  readonly undoes: string | null;
  readonly state: JobState;
  /** Why it is `failed`: the user may not do it any more, or the backend could not go on. */
  readonly reason: "forbidden" | "error" | null;
  readonly total: number;
  /** Number of records with a result. */
  readonly done: number;
  readonly counts: { readonly [Status in JobStatus]: number };
  /** Number of refused and conflicting records. */
  readonly failed: number;
  /** True if it has ended and changed or deleted records that an `undo` can bring back. */
  readonly canUndo: boolean;
  /** Who started it. */
  readonly username: string;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** A record that a job did not write. `conflicting`: it was changed since the job had chosen it. */
export interface JobFailure {
  readonly recordId: RecordId;
  readonly title: string;
  readonly status: "refused" | "conflicting";
  /** Of `refused`: the error of the single call. */
  readonly problem: {
    readonly statusCode: number;
    readonly message: string;
    readonly details: readonly FieldProblem[];
  } | null;
}

/** A page of `GET <job>/failures`, in the order of the records. */
export interface JobFailures {
  readonly data: readonly JobFailure[];
  readonly total: number;
}

/**
 * The names of a job's body and query on the wire, from those of the entity, and from those of an action's inputs where the
 * action is known.
 */
export function toJobNames(entity: WireNames | undefined, inputs?: WireNames): RequestNames {
  const ofEntity = entity === undefined ? {} : { set: entity };
  const ofInputs = inputs === undefined ? {} : { inputs };
  const body = { names: {}, parts: { ...ofEntity, ...ofInputs } };
  return entity === undefined ? { body } : { body, query: entity };
}
