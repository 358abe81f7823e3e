import type { FastifyReply, FastifyRequest } from "fastify";
import type { BackendRoute } from "../../../contract/backend.ts";
import {
  BATCH_STATUSES,
  type BatchBody,
  type BatchResponse,
  type BatchResult,
  type BatchRow,
  MAX_BATCH_ROWS,
} from "../../../contract/batch.ts";
import { toWireProblems } from "../../../contract/wire-names.ts";
import { claimsOf } from "../../auth/require-session.ts";
import { conflict, forbidden, HttpProblem } from "../../http/http-problem.ts";
import { toWriteHandler } from "../../writes/write-handler.ts";
import type { RouteContext } from "../route-context.ts";
import type { EntityRecord } from "../stored-entity.ts";
import { batchEntityOf } from "./batch-entity.ts";
import { lockRows } from "./check-rows.ts";
import { writeBatch } from "./write-batch.ts";

/** Rolls back the transaction of a dry run. */
class DryRunEnd extends Error {
  override readonly name = "DryRunEnd";
  readonly answer: BatchResponse;

  constructor(answer: BatchResponse) {
    super("The dry run is over");
    this.answer = answer;
  }
}

/**
 * The handler of an entity's batch call. `offered` are its routes that write single records; other operations are
 * rejected as a whole.
 */
export function batchHandler(context: RouteContext, offered: readonly BackendRoute[]) {
  const readEntity = batchEntityOf(context);
  const write = toWriteHandler(context, { action: "batch", entity: context.route.entity }, async (request) => {
    const { rows, dryRun = false } = request.body as BatchBody<EntityRecord>;
    rejectOthers(request, rows, offered);
    const entity = await readEntity(request.claims);
    return async (tx) => {
      const { results, entries } = await writeBatch(entity, tx, { rows, current: await lockRows(entity, tx, rows) });
      const answer = toAnswer(results.map(({ result }) => withWireNames(result, context)));
      if (dryRun) {
        throw new DryRunEnd(withoutNewIds(answer));
      }
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

/** Paths of problems are values, which the names of the wire do not reach. */
function withWireNames(result: BatchResult, { model, route }: RouteContext): BatchResult {
  const names = model.wire?.entities[route.entity];
  const { problem } = result;
  return problem === undefined || names === undefined
    ? result
    : { ...result, problem: { ...problem, details: toWireProblems(problem.details, names) } };
}

function toAnswer(results: readonly BatchResult[]): BatchResponse {
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
function withoutNewIds({ counts, results }: BatchResponse): BatchResponse {
  return {
    counts,
    results: results.map(({ id, version, ...result }) => ({
      ...result,
      ...(id === undefined || result.status === "created" ? {} : { id }),
      ...(version === undefined || result.status === "created" || result.status === "changed" ? {} : { version }),
    })),
  };
}
