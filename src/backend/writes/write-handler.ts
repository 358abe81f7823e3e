import type { FastifyReply, FastifyRequest } from "fastify";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { withRetry } from "../database/with-retry.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { keepAnswer, readKeyedRequest, takeKey } from "./idempotency-key.ts";
import { type AuditEvent, recordAudit } from "./record-audit.ts";
import { openText, sealText } from "./sealed-text.ts";

/** What a client gets to see of a write. */
interface Answer {
  readonly statusCode: number;
  readonly etag: string | null;
  /** Undefined: none. */
  readonly body?: unknown;
}

/** What a write did: its answer, and what the audit trail says of it beside its name. */
export interface WriteResult {
  readonly answer: Answer;
  readonly recordId?: string;
  readonly title?: string;
}

/** The part of a write that happens in the database. */
export type Work<Result> = (tx: Db) => Promise<Result>;

/** Does what needs no database (hashing a password, say), and answers what does. */
export type PrepareWrite = (request: FastifyRequest) => Promise<Work<WriteResult>> | Work<WriteResult>;

/**
 * The handler of everything that changes data. The change, its audit entry and the answer kept for a repetition are one
 * transaction: after a crash there are all of them or none, and whoever repeats the request gets what is true.
 */
export function toWriteHandler(
  { db, keys }: Pick<BackendContext, "db" | "keys">,
  event: Pick<AuditEvent, "action" | "entity">,
  prepare: PrepareWrite,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const keyed = readKeyedRequest(request);
    const work = await prepare(request);
    const write = async (tx: Db): Promise<Answer> => {
      const earlier = keyed === null ? null : await takeKey(tx, keyed);
      if (earlier !== null) {
        reply.header("idempotency-replayed", "true");
        return readAnswer(openText(keys, earlier));
      }
      const { answer, recordId, title } = await work(tx);
      await recordAudit(tx, request, { ...event, recordId: recordId ?? null, title: title ?? null });
      if (keyed !== null) {
        await keepAnswer(tx, keyed, sealText(keys, JSON.stringify(answer)));
      }
      return answer;
    };
    return sendAnswer(reply, await withRetry(() => db.transaction(write)));
  };
}

function readAnswer(text: string | null): Answer {
  if (text === null) {
    throw new HttpProblem(409, "The request was carried out, and its answer can no longer be read");
  }
  return JSON.parse(text) as Answer;
}

function sendAnswer(reply: FastifyReply, { statusCode, etag, body }: Answer): FastifyReply {
  if (etag !== null) {
    reply.header("etag", etag);
  }
  return reply.code(statusCode).send(body);
}
