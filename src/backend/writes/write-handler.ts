import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuditedFields } from "../../contract/audit.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { withRetry } from "../database/with-retry.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { keepAnswer, readKeyedRequest, takeKey } from "./idempotency-key.ts";
import { type AuditEvent, recordAudit } from "./record-audit.ts";
import { openText, sealText } from "./sealed-text.ts";

/** The HTTP answer of a write. */
interface Answer {
  readonly statusCode: number;
  readonly etag: string | null;
  /** Undefined: none. */
  readonly body?: unknown;
}

/** The result of a write: its answer, and the record that the audit trail names. */
export interface WriteResult {
  readonly answer: Answer;
  readonly recordId?: string;
  readonly title?: string;
  /** The record before and after it, without secrets; null where there was or is none. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
}

/** Makes what is sent of an answer's body, of one that was kept too: a batch is kept as the range of its ids. */
export type ToSentBody = (body: unknown, reply: FastifyReply) => unknown;

/** The part of a write that happens in the database. */
export type Work<Result> = (tx: Db) => Promise<Result>;

/** Does what needs no database, such as hashing a password, and returns the part that does. */
export type PrepareWrite = (request: FastifyRequest) => Promise<Work<WriteResult>> | Work<WriteResult>;

/**
 * The handler of every write, idempotent for a request with an Idempotency-Key. The change, its audit entry and the
 * stored answer are one transaction: after a crash there are all of them or none, and a repeated request gets the answer
 * that is true.
 */
export function toWriteHandler(
  { db, keys }: Pick<BackendContext, "db" | "keys">,
  { toSentBody, ...event }: Pick<AuditEvent, "action" | "entity"> & { readonly toSentBody?: ToSentBody },
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
      const { answer, ...done } = await work(tx);
      await recordAudit(tx, request, { ...event, ...done });
      if (keyed !== null) {
        await keepAnswer(tx, keyed, sealText(keys, JSON.stringify(answer)));
      }
      return answer;
    };
    return sendAnswer(reply, await withRetry(() => db.transaction(write)), toSentBody);
  };
}

function readAnswer(text: string | null): Answer {
  if (text === null) {
    throw new HttpProblem(409, "The request was carried out, and its answer can no longer be read");
  }
  return JSON.parse(text) as Answer;
}

function sendAnswer(reply: FastifyReply, { statusCode, etag, body }: Answer, toSentBody?: ToSentBody): FastifyReply {
  if (etag !== null) {
    reply.header("etag", etag);
  }
  return reply.code(statusCode).send(toSentBody === undefined ? body : toSentBody(body, reply));
}
