import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { AppConfig } from "../../contract/app-config.ts";
import type { BackendContext } from "../backend-context.ts";
import { ping } from "../database/database.ts";
import { HttpProblem } from "./http-problem.ts";

const OPENAPI = new URL("../../../generated/openapi.json", import.meta.url);
const PING_MS = 2_000;

/** What the console is told when it is served by this backend. */
const appConfig: AppConfig = {
  backends: {
    main: {
      url: "/api",
      paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
      remoteLogout: true,
    },
    content: { url: "/content-api", paths: { authenticate: "/token", refresh: "/refresh" } },
  },
  timeoutMs: null,
  features: { passwordChange: true },
};

/** The documents that are there for everyone. */
export function registerDocuments(app: FastifyInstance, { db }: BackendContext): void {
  app.get("/config.json", (_, reply) => reply.header("cache-control", "no-store").send(appConfig));
  app.get("/openapi.json", async (_, reply) => {
    const text = await readFile(OPENAPI, "utf8");
    return reply.header("cache-control", "no-cache").type("application/json; charset=utf-8").send(text);
  });
  for (const path of ["/health", "/ready"]) {
    app.get(path, async (_, reply) => {
      await within(PING_MS, ping(db));
      return reply.header("cache-control", "no-store").send({ status: "ok" });
    });
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new HttpProblem(503, "The database does not answer")), ms).unref();
  });
  try {
    await Promise.race([work, late]);
  } catch {
    throw new HttpProblem(503, "The database does not answer");
  }
}
