import { type BatchResponse, type BatchResult, type BatchRow, MAX_BATCH_ROWS } from "../../../contract/batch.ts";
import type { EntityClient, EntityRecord } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { newIdempotencyKey } from "../../api/idempotency.ts";
import { ChangedSinceError } from "./changed-since.ts";
import { type Failure, type Outcome, type RunOptions, runEach } from "./run-each.ts";
import { hasUnknownOutcome } from "./write-errors.ts";

/** Fewer records are written by single calls, which take no longer. */
const BATCH_FROM = 50;

/** How often a call without a response is repeated with its key. */
const REPEATS = 3;

/** A row without its number. */
export type UnnumberedRow = BatchRow extends infer Row ? (Row extends BatchRow ? Omit<Row, "row"> : never) : never;

/** Lets a run continue after a reload. The remaining items must be in the same order as before. */
export interface ResumableBatch<T> {
  /** Number of items of the whole run. Decides between batch calls and single calls. */
  readonly size: number;
  /** The key of a call, from its first item. The same keys repeat calls safely. */
  readonly keyOf: (first: T) => string;
  /** Called with the results of each call before the next one is sent. */
  readonly onResults: (results: ReadonlyMap<T, BatchResult>, failed: readonly Failure<T>[]) => Promise<void>;
}

interface BatchOptions<T> extends RunOptions {
  readonly toRow: (item: T) => UnnumberedRow;
  readonly resumable?: ResumableBatch<T> | undefined;
}

export interface BatchOutcome<T> extends Outcome<T> {
  /** Results of the written and unchanged items. */
  readonly results: ReadonlyMap<T, BatchResult>;
}

interface Chunk<T> {
  readonly items: readonly T[];
  readonly key: string;
}

/**
 * Writes items by batch calls, if there are enough of them and the backend has the call. Null: send single calls. Each
 * refused row is a failure with the error of the single call; the other rows are written. If a response is lost, the call
 * is repeated with its key.
 */
export async function runBatch<T>(
  { batch }: EntityClient,
  items: readonly T[],
  { toRow, resumable, onProgress, ...options }: BatchOptions<T>,
): Promise<BatchOutcome<T> | null> {
  if (batch === undefined || (resumable?.size ?? items.length) < BATCH_FROM) {
    return null;
  }
  const results = new Map<T, BatchResult>();
  const failed: Failure<T>[] = [];
  const chunks = toChunks(items, resumable?.keyOf ?? newIdempotencyKey);
  let isOffered = true;
  let finished = 0;
  const send = async ({ items: some, key }: Chunk<T>) => {
    const rows = some.map((item, row) => ({ ...toRow(item), row }));
    const answer = await sendSurely(() => batch({ rows } as never, { idempotencyKey: key }));
    const { written, refused } = toResults(some, answer);
    for (const [item, result] of written) {
      results.set(item, result);
    }
    failed.push(...refused);
    await resumable?.onResults(written, refused);
    finished += some.length;
    onProgress?.(finished);
  };
  // The first call shows whether the backend has the call for this entity, so it is not sent in parallel.
  const [first, ...others] = chunks;
  const begin = await runEach(first === undefined ? [] : [first], send, options).then((begun) => {
    isOffered = !begun.failed.some(
      ({ error }) => error instanceof ApiError && [404, 405, 501].includes(error.statusCode),
    );
    return begun;
  });
  if (!isOffered) {
    return null;
  }
  const run = await runEach(others, send, options);
  const lost = [...begin.failed, ...run.failed].flatMap(({ item, error }) =>
    item.items.map((each) => ({ item: each, error })),
  );
  return {
    done: items.filter((item) => results.has(item)),
    failed: [...failed, ...lost],
    left: [...begin.left, ...run.left].flatMap((chunk) => chunk.items),
    results,
  };
}

function toChunks<T>(items: readonly T[], keyOf: (first: T) => string): readonly Chunk<T>[] {
  return Array.from({ length: Math.ceil(items.length / MAX_BATCH_ROWS) }, (_, index) =>
    items.slice(index * MAX_BATCH_ROWS, (index + 1) * MAX_BATCH_ROWS),
  ).flatMap((some) => some.slice(0, 1).map((first) => ({ items: some, key: keyOf(first) })));
}

/** The results of a call by item, and the errors of refused rows. */
function toResults<T>(items: readonly T[], { results }: BatchResponse) {
  const written = new Map<T, BatchResult>();
  const refused: Failure<T>[] = [];
  for (const result of results) {
    const item = items[result.row];
    const error = toError(result);
    if (item !== undefined) {
      error === null ? written.set(item, result) : refused.push({ item, error });
    }
  }
  return { written, refused };
}

/** Repeats a call without a response. The call must have a constant key. */
export async function sendSurely<T>(call: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call();
    } catch (error) {
      if (repeats === REPEATS || !hasUnknownOutcome(error)) {
        throw error;
      }
    }
  }
}

/** The error of a row; null if its record has the requested values. */
function toError({ status, problem, current }: BatchResult): unknown {
  if (status === "conflicting") {
    return new ChangedSinceError(current as EntityRecord);
  }
  return problem === undefined ? null : new ApiError({ kind: "http", ...problem, serverMessage: problem.message });
}
