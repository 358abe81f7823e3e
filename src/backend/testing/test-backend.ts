import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { buildServer } from "../app.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { demoCredentials } from "../config/demo-credentials.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { createContext } from "../context/create-context.ts";
import type { Database } from "../database/database.ts";
import type { BackendProduct } from "../product.ts";
import { toBasic } from "./basic-header.ts";
import { type DatabaseKind, openPreparedDatabase, prepareDatabase } from "./test-database.ts";

/** A call to the backend under test. */
export interface TestCall {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A backend with demo data, called without a network. */
export interface TestBackend {
  readonly app: FastifyInstance;
  readonly context: BackendContext;
  /** Calls without a token. */
  call(call: TestCall): Promise<LightMyRequestResponse>;
  /** Calls with a token of the demo administrator. */
  as(token: string, call: TestCall): Promise<LightMyRequestResponse>;
  signIn(username?: string, password?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

const testConfig: BackendConfig = {
  production: false,
  host: "127.0.0.1",
  port: 0,
  dataDir: "",
  durability: "relaxed",
  databaseUrl: null,
  databaseReadUrl: null,
  authSecret: "a secret for tests, long enough to be one",
  demo: true,
  admin: null,
  logLevel: "silent",
  accessLog: false,
  metricsPort: null,
  metricsHost: "127.0.0.1",
  drainMs: 0,
  tracing: false,
  authSecretFile: null,
  loginLimit: 1_000_000,
  companySignIn: null,
  sessionIdleHours: 72,
  sessionHours: 720,
  secondFactor: "optional",
  proofMinutes: 10,
  passkeySite: null,
  mail: null,
  auditDays: null,
  trashDays: 30,
  trustProxy: [],
  allowedOrigins: [],
  ifMatchRequired: false,
  requestTimeoutMs: 30_000,
  maxEventLoopDelayMs: 0,
  minFreeDiskMb: 0,
  listTimeoutMs: 5_000,
  poolSize: 10,
  namedStatements: false,
  timeZone: "America/Sao_Paulo",
  isTimeZoneConfigured: true,
  basePath: "/",
  consoleDir: "there-is-none",
};

/**
 * Starts a product's backend on an empty database, or on one that is open.
 *
 * @example
 * const backend = await startTestBackend("embedded", {}, backendProduct);
 */
export async function startTestBackend(
  kind: DatabaseKind | Database,
  changes: Partial<BackendConfig> = {},
  given?: BackendProduct,
): Promise<TestBackend> {
  const product = given ?? (await import("./test-product.ts")).testProduct;
  const config = { ...testConfig, ...changes };
  const { demo, admin, production } = config;
  const seeds = { demo, admin, production };
  const database = await (typeof kind === "string"
    ? openPreparedDatabase(kind, product, seeds)
    : prepareDatabase(kind, product, seeds));
  const context = createContext(config, database);
  const app = await buildServer(product, context);
  const call = ({ method = "GET", url, body, headers = {} }: TestCall) =>
    app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    app,
    context,
    call,
    as: (token, { headers, ...rest }) => call({ ...rest, headers: { authorization: `Bearer ${token}`, ...headers } }),
    signIn: (username = demoCredentials.username, password = demoCredentials.password) =>
      call({ method: "POST", url: "/api/authentication", headers: { authorization: toBasic(username, password) } }),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
