import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

interface SocketTimeouts {
  /** Idle timeout of a connection, in ms. */
  readonly idleMs: number;
  /** Timeout while a request is processed, in ms. */
  readonly workMs: number;
}

/**
 * Extends the socket timeout while a request is processed. Node's timeout (`connectionTimeout`) cannot distinguish this
 * from an idle client. Once the response starts, the idle timeout applies again.
 */
export function extendSocketTimeouts(app: FastifyInstance, { idleMs, workMs }: SocketTimeouts): void {
  // The body has been read by now, so a client that stops in the middle of it does not get the longer timeout.
  app.addHook("preHandler", async ({ raw }) => setSocketTimeout(raw.socket, workMs));
  app.addHook("onSend", async ({ raw }) => setSocketTimeout(raw.socket, idleMs));
}

function setSocketTimeout(socket: unknown, ms: number): void {
  // An injected call of a test has no socket.
  if (socket instanceof Socket) {
    socket.setTimeout(ms);
  }
}
