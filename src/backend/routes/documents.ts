import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { AppConfig } from "../../contract/app-config.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { ping } from "../database/database.ts";
import { HttpProblem } from "../http/http-problem.ts";
import type { CallDocument } from "./openapi-document.ts";

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

interface DocumentsContext extends Pick<BackendContext, "db"> {
  /** Puts the calls that no entity has into the generated document. */
  readonly addOwnCalls: (document: CallDocument) => CallDocument;
}

/** The documents that are there for everyone. */
export function registerDocuments(app: FastifyInstance, { db, addOwnCalls }: DocumentsContext): void {
  let openApi: string | null = null;
  app.get("/config.json", { config: { summary: "What the console is told at start" } }, (_, reply) =>
    reply.header("cache-control", "no-store").send(appConfig),
  );
  app.get("/openapi.json", { config: { summary: "This document" } }, async (_, reply) => {
    openApi ??= JSON.stringify(addOwnCalls(JSON.parse(await readFile(OPENAPI, "utf8")) as CallDocument), null, 2);
    return reply.header("cache-control", "no-cache").type("application/json; charset=utf-8").send(openApi);
  });
  for (const path of ["/health", "/ready"]) {
    app.get(path, { config: { summary: "Whether process and database answer" } }, async (_, reply) => {
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
