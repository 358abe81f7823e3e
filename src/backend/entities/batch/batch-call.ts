import type { FastifyReply, FastifyRequest } from "fastify";
import type { BackendRoute } from "../../../contract/backend.ts";
import {
  BATCH_STATUSES,
  type BatchAnswer,
  type BatchBody,
  type BatchResult,
  type BatchRow,
  MAX_BATCH_ROWS,
} from "../../../contract/batch.ts";
import { titleOf } from "../../../contract/record-title.ts";
import { toWireProblems } from "../../../contract/wire-names.ts";
import { claimsOf } from "../../auth/require-session.ts";
import { toEntityTag } from "../../http/entity-tag.ts";
import { conflict, forbidden, HttpProblem } from "../../http/http-problem.ts";
import type { AuditEvent } from "../../writes/record-audit.ts";
import { toWriteHandler } from "../../writes/write-handler.ts";
import type { RouteContext } from "../route-context.ts";
import { type EntityRecord, type Stored, storedEntity } from "../stored-entity.ts";
import { type BatchEntity, createRefusals, lazyValidators } from "./batch-entity.ts";
import {
  type Checked,
  checkRows,
  isWritable,
  lockRows,
  toRefused,
  type WritableRow,
  type WrittenRow,
} from "./check-rows.ts";
import { writeRows } from "./write-rows.ts";

/** Rolls back the transaction of a dry run. */
class DryRunEnd extends Error {
  override readonly name = "DryRunEnd";
  readonly answer: BatchAnswer;

  constructor(answer: BatchAnswer) {
    super("The dry run is over");
    this.answer = answer;
  }
}

/**
 * The handler of an entity's batch call. `offered` are its routes that write single records; other operations are
 * rejected as a whole.
 */
export function batchHandler(context: RouteContext, offered: readonly BackendRoute[]) {
  const { model, route, config } = context;
  const stored = storedEntity(model.storage, route.entity);
  const schemas = context.schemasOf(route.entity);
  const readRefusal = createRefusals(context.db);
  const parts = {
    storage: model.storage,
    stored,
    schemas,
    store: context.storeOf(route.entity),
    timeZone: config.timeZone,
    ifMatchRequired: config.ifMatchRequired,
    afterWrite: context.afterWrite,
    validators: lazyValidators(schemas),
  };
  const write = toWriteHandler(context, { action: "batch", entity: route.entity }, async (request) => {
    const { rows, dryRun = false } = request.body as BatchBody<EntityRecord>;
    rejectOthers(request, rows, offered);
    const entity: BatchEntity = { ...parts, by: request.claims, toRefusal: await readRefusal() };
    return async (tx) => {
      const checked = await checkRows(entity, rows, await lockRows(entity, tx, rows));
      const writable = checked.filter(isWritable);
      const outcomes = await writeRows(entity, tx, writable);
      const outcomeOf = (row: WritableRow) => outcomes.get(row) ?? new HttpProblem(409, "The row was not written");
      const results = checked.map((given) => toResult(stored, given, outcomeOf));
      const answer = toAnswer(results.map((result) => withWireNames(result, context)));
      if (dryRun) {
        throw new DryRunEnd(withoutNewIds(answer));
      }
      const entries = writable.flatMap((row) => toEntries(stored, row, outcomeOf(row)));
      return { answer: { statusCode: 200, etag: null, body: answer }, entries };
    };
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      return await write(request, reply);
    } catch (error) {
      if (error instanceof DryRunEnd) {
        return reply.send(error.answer);
      }
      throw isKeyReused(error) ? conflict("The Idempotency-Key was used for another request", error.details) : error;
    }
  };
}

function isKeyReused(error: unknown): error is HttpProblem {
  return error instanceof HttpProblem && error.details.some(({ code }) => code === "idempotencyKeyReused");
}

function rejectOthers(request: FastifyRequest, rows: readonly BatchRow[], offered: readonly BackendRoute[]): void {
  if (rows.length > MAX_BATCH_ROWS) {
    throw new HttpProblem(413, `A call has up to ${MAX_BATCH_ROWS} rows`);
  }
  const { role } = claimsOf(request);
  for (const operation of new Set(rows.map((row) => row.operation))) {
    const single = offered.find(({ kind }) => kind === operation);
    if (single === undefined) {
      throw new HttpProblem(405, `This entity's batch call has no rows with the operation "${operation}"`);
    }
    if (role !== "administrator" && single.role !== "reader") {
      throw forbidden();
    }
  }
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

/** Paths of problems are values, which the names of the wire do not reach. */
function withWireNames(result: BatchResult, { model, route }: RouteContext): BatchResult {
  const names = model.wire?.entities[route.entity];
  const { problem } = result;
  return problem === undefined || names === undefined
    ? result
    : { ...result, problem: { ...problem, details: toWireProblems(problem.details, names) } };
}

function toAnswer(results: readonly BatchResult[]): BatchAnswer {
  const counts = Object.fromEntries(BATCH_STATUSES.map((status) => [status, 0])) as Record<
    (typeof BATCH_STATUSES)[number],
    number
  >;
  for (const { status } of results) {
    counts[status] += 1;
  }
  return { counts, results };
}

/** Ids and versions that the dry run made exist no more. */
function withoutNewIds({ counts, results }: BatchAnswer): BatchAnswer {
  return {
    counts,
    results: results.map(({ id, version, ...result }) => ({
      ...result,
      ...(id === undefined || result.status === "created" ? {} : { id }),
      ...(version === undefined || result.status === "created" || result.status === "changed" ? {} : { version }),
    })),
  };
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
