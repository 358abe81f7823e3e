import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

interface SocketTimeouts {
  /** How long a connection may be silent, ms. */
  readonly idleMs: number;
  /** How long a call may be worked on, ms: beyond it, nobody waits any more. */
  readonly workMs: number;
}

/**
 * Keeps a connection open while its call is worked on, which sends nothing either: Node's time-out of a socket
 * (`connectionTimeout`) does not tell the two apart. Once the answer is on its way, silence is that of a client again.
 */
export function extendSocketTimeouts(app: FastifyInstance, { idleMs, workMs }: SocketTimeouts): void {
  // The body is read by then, so that a client who stops in the middle of one does not get this long.
  app.addHook("preHandler", async ({ raw }) => setSocketTimeout(raw.socket, workMs));
  app.addHook("onSend", async ({ raw }) => setSocketTimeout(raw.socket, idleMs));
}

function setSocketTimeout(socket: unknown, ms: number): void {
  // A call that a test injects comes over none.
  if (socket instanceof Socket) {
    socket.setTimeout(ms);
  }
}
