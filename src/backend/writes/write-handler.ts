import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuditedFields } from "../../contract/audit.ts";
import { decryptText, encryptText } from "../auth/encrypted-text.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { withRetry } from "../database/with-retry.ts";
import { HttpProblem } from "../http/http-problem.ts";
import { claimKey, type KeyedRequest, readKeyedRequest, storeResponse } from "./idempotency-key.ts";
import { type AuditEvent, recordAudit, recordAudits } from "./record-audit.ts";

/** The HTTP response of a write. */
interface Answer {
  readonly statusCode: number;
  readonly etag: string | null;
  /** Address of a new record, relative to that of the request. */
  readonly location?: string;
  /** Undefined: no body. */
  readonly body?: unknown;
}

/** The response of a write, and the record for the audit entry. */
export interface WriteResult {
  readonly answer: Answer;
  /** The entity of the record, for a call that is not of one entity. */
  readonly entity?: string;
  readonly recordId?: string;
  readonly title?: string;
  /** The record before and after, without secrets; null if there was or is none. */
  readonly before?: AuditedFields | null;
  readonly after?: AuditedFields | null;
  /** Audit entries of a write of many records, in place of one. */
  readonly entries?: readonly AuditEvent[];
}

/** Creates the sent body from the stored one: a batch is stored as the range of its ids. */
export type ToSentBody = (body: unknown, reply: FastifyReply) => unknown;

/** The part of a write that runs in the transaction. */
export type Work<Result> = (tx: Db) => Promise<Result>;

/** Does work that needs no database, such as hashing a password, and returns the work in the transaction. */
export type PrepareWrite = (request: FastifyRequest) => Promise<Work<WriteResult>> | Work<WriteResult>;

/** A write request: its audit event, and its Idempotency-Key if there is one. */
export interface WriteRequest {
  readonly request: FastifyRequest;
  readonly event: Pick<AuditEvent, "action" | "entity">;
  readonly keyed: KeyedRequest | null;
}

/** The response of a write, or the stored one of an earlier request with the same Idempotency-Key. */
export interface Done {
  readonly answer: Answer;
  readonly isReplayed: boolean;
}

/**
 * The handler of every write, idempotent for a request with an Idempotency-Key. The change, its audit entry and the
 * stored response are one transaction: after a crash all or none of them exist, and a repeated request gets the correct
 * response.
 *
 * @example
 * handler: toWriteHandler(context, { action: "close", entity: "ticket" }, ({ params }) => (tx) => close(tx, params)),
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

/** Executes a write in one transaction, with its audit entry and stored response, unless it was executed before. */
async function executeWrite(
  { db, keys }: Pick<BackendContext, "db" | "keys">,
  { request, event, keyed }: WriteRequest,
  work: Work<WriteResult>,
): Promise<Done> {
  const write = async (tx: Db): Promise<Done> => {
    const earlier = keyed === null ? null : await claimKey(tx, keyed);
    if (earlier !== null) {
      return { answer: readAnswer(decryptText(keys, earlier)), isReplayed: true };
    }
    const { answer, entries, ...done } = await work(tx);
    await (entries === undefined
      ? recordAudit(tx, request, { ...event, ...done })
      : recordAudits(tx, request, entries));
    if (keyed !== null) {
      await storeResponse(tx, keyed, encryptText(keys, JSON.stringify(answer)));
    }
    return { answer, isReplayed: false };
  };
  return await withRetry(() => db.transaction(write));
}

function readAnswer(text: string | null): Answer {
  if (text === null) {
    throw new HttpProblem(409, "The request was executed, and its response can no longer be read");
  }
  return JSON.parse(text) as Answer;
}

function sendResult(reply: FastifyReply, { answer, isReplayed }: Done, toSentBody?: ToSentBody): FastifyReply {
  const { statusCode, etag, location, body } = answer;
  if (isReplayed) {
    reply.header("idempotency-replayed", "true");
  }
  if (etag !== null) {
    reply.header("etag", etag);
  }
  if (location !== undefined) {
    reply.header("location", location);
  }
  return reply.code(statusCode).send(toSentBody === undefined ? body : toSentBody(body, reply));
}
