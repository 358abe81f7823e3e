import type { FastifyInstance } from "fastify";
import { type ListReplica, runForCaller } from "../database/list-replica.ts";

const READS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Records each successful write of a caller before its response is sent, so that his next list contains it (decision
 * 0099). No effect without a replica.
 */
export function followWrites(app: FastifyInstance, replica: Pick<ListReplica, "recordWrite"> | null): void {
  if (replica === null) {
    return;
  }
  app.addHook("preHandler", ({ claims }, _reply, done) =>
    claims === null ? done() : runForCaller(claims.userId, done),
  );
  app.addHook("onSend", async ({ method, claims, routeOptions: { url = "" }, log }, { statusCode }) => {
    const isWrite = !(READS.includes(method) || /\/export\/?$/.test(url)) && statusCode < 400;
    if (isWrite && claims !== null) {
      await replica.recordWrite(claims.userId).catch((error: unknown) => {
        log.warn(error, "A list of this caller may lack the write for some seconds");
      });
    }
  });
}
