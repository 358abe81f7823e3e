import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Graceful shutdown: closes connections without a request, and others after their last response. Browsers open spare
 * connections and keep used ones alive; Node would wait for both until they time out.
 */
export function endConnectionsAtClose(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on("connection", (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) {
      reply.header("connection", "close");
    }
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of silent) {
      // A part of a request may have arrived.
      if (socket.bytesRead === 0) {
        socket.destroy();
      }
    }
  });
}
