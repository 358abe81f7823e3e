import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process will end soon, so that a balancer should send requests elsewhere. */
    isDraining: boolean;
  }
}

/** Defines `isDraining`. While it is true, each response closes its connection. */
export function registerDraining(app: FastifyInstance): void {
  app.decorate("isDraining", false);
  app.addHook("onSend", async (_request, reply) => {
    if (app.isDraining) {
      reply.header("connection", "close");
    }
  });
}
