import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuditedFields } from "../../contract/audit.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { withRetry } from "../database/with-retry.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { decryptText, encryptText } from "./encrypted-text.ts";
import { claimKey, type KeyedRequest, readKeyedRequest, storeResponse } from "./idempotency-key.ts";
import { type AuditEvent, recordAudit } from "./record-audit.ts";

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

/** A request that writes: what the audit trail says of it, and its Idempotency-Key where it has one. */
export interface WriteRequest {
  readonly request: FastifyRequest;
  readonly event: Pick<AuditEvent, "action" | "entity">;
  readonly keyed: KeyedRequest | null;
}

/** The answer of a write, or of an earlier one with the same Idempotency-Key. */
export interface Done {
  readonly answer: Answer;
  readonly isReplayed: boolean;
}

/**
 * The handler of every write, idempotent for a request with an Idempotency-Key. The change, its audit entry and the
 * stored answer are one transaction: after a crash there are all of them or none, and a repeated request gets the answer
 * that is true.
 */
export function toWriteHandler(
  context: Pick<BackendContext, "db" | "keys">,
  { toSentBody, ...event }: Pick<AuditEvent, "action" | "entity"> & { readonly toSentBody?: ToSentBody },
  prepare: PrepareWrite,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const keyed = readKeyedRequest(request);
    const work = await prepare(request);
    return sendResult(reply, await executeWrite(context, { request, event, keyed }, work), toSentBody);
  };
}

/** Does the work of a write in one transaction with all that goes with it, unless it was done before. */
export async function executeWrite(
  { db, keys }: Pick<BackendContext, "db" | "keys">,
  { request, event, keyed }: WriteRequest,
  work: Work<WriteResult>,
): Promise<Done> {
  const write = async (tx: Db): Promise<Done> => {
    const earlier = keyed === null ? null : await claimKey(tx, keyed);
    if (earlier !== null) {
      return { answer: readAnswer(decryptText(keys, earlier)), isReplayed: true };
    }
    const { answer, ...done } = await work(tx);
    await recordAudit(tx, request, { ...event, ...done });
    if (keyed !== null) {
      await storeResponse(tx, keyed, encryptText(keys, JSON.stringify(answer)));
    }
    return { answer, isReplayed: false };
  };
  return await withRetry(() => db.transaction(write));
}

function readAnswer(text: string | null): Answer {
  if (text === null) {
    throw new HttpProblem(409, "The request was carried out, and its answer can no longer be read");
  }
  return JSON.parse(text) as Answer;
}

export function sendResult(reply: FastifyReply, { answer, isReplayed }: Done, toSentBody?: ToSentBody): FastifyReply {
  const { statusCode, etag, body } = answer;
  if (isReplayed) {
    reply.header("idempotency-replayed", "true");
  }
  if (etag !== null) {
    reply.header("etag", etag);
  }
  return reply.code(statusCode).send(toSentBody === undefined ? body : toSentBody(body, reply));
}
