import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Graceful shutdown: closes connections that have sent no request, and the others after their last answer. A browser
 * opens spare connections and keeps used ones alive; Node would wait for both until they time out.
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
      // The beginning of a request may be there, and the rest on its way.
      if (socket.bytesRead === 0) {
        socket.destroy();
      }
    }
  });
}
