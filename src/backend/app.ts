import { type FastifyInstance, type FastifyPluginAsync, fastify, LogController } from "fastify";
import type { EntitySchemas } from "../contract/backend.ts";
import { requireKnownScopes } from "./auth/known-scopes.ts";
import { requireSession } from "./auth/require-session.ts";
import { withoutBasePath } from "./config/base-path.ts";
import type { BackendContext } from "./context/backend-context.ts";
import { followWrites } from "./context/follow-writes.ts";
import { readConstraints } from "./database/read-constraints.ts";
import { registerAccessLog } from "./http/access-log.ts";
import { createApiPathTest, toApiPrefix } from "./http/api-path.ts";
import { registerCompression } from "./http/compression.ts";
import { endConnectionsAtClose } from "./http/connections-at-close.ts";
import { registerCors } from "./http/cors.ts";
import { registerDiskLimit } from "./http/disk-limit.ts";
import { registerDraining } from "./http/draining.ts";
import { registerErrorHandler, sendFrameworkError, sendParserError } from "./http/error-handler.ts";
import { notFound } from "./http/http-problem.ts";
import { registerJsonBody } from "./http/json-body.ts";
import { toLogOptions } from "./http/log-options.ts";
import { watchMethods } from "./http/method-not-allowed.ts";
import { registerPressureLimit } from "./http/pressure-limit.ts";
import { rejectInvalidQueries } from "./http/query-text.ts";
import { limitReads, ReadLines, toReadLimits } from "./http/read-limit.ts";
import { rejectRepeatedHeaders } from "./http/repeated-headers.ts";
import { registerRequestIds, toRequestId } from "./http/request-ids.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { extendSocketTimeouts } from "./http/socket-timeouts.ts";
import { registerValidation } from "./http/validation.ts";
import { registerWireNames } from "./http/wire-routes.ts";
import type { BackendProduct, RegisterRoutes } from "./product.ts";
import { registerApiKeyRoutes } from "./routes/api-key-routes.ts";
import { registerAuditRoute } from "./routes/audit-route.ts";
import { registerAuthRoutes } from "./routes/auth-routes.ts";
import { registerCompanySignIn } from "./routes/company-sign-in-routes.ts";
import { registerConsoleFiles } from "./routes/console-files.ts";
import { registerDocuments } from "./routes/documents.ts";
import { registerEntityRoutes } from "./routes/entity-routes.ts";
import { registerFactorRoutes } from "./routes/factor-routes.ts";
import { registerFirstPasskey } from "./routes/first-passkey-routes.ts";
import { registerHealthRoutes } from "./routes/health-routes.ts";
import { registerNoteRoutes } from "./routes/note-routes.ts";
import { registerNoticeRoute } from "./routes/notice-routes.ts";
import { collectCustomOperations } from "./routes/openapi-document.ts";
import { registerPasskeyRoutes } from "./routes/passkey-routes.ts";
import { registerPasskeySignIn } from "./routes/passkey-sign-in-routes.ts";
import { registerPasswordRoute } from "./routes/password-route.ts";
import { registerPresenceRoutes } from "./routes/presence-routes.ts";
import { registerProofRoute } from "./routes/proof-route.ts";
import { registerSecondStepRoutes } from "./routes/second-step-routes.ts";
import { registerSessionRoutes } from "./routes/session-routes.ts";
import { toSignInCalls } from "./routes/sign-in-calls.ts";
import { registerStaffLinkRoute } from "./routes/staff-link-route.ts";
import { registerStaffRoutes } from "./routes/staff-routes.ts";
import { registerTrashRoutes } from "./routes/trash-routes.ts";
import { registerUnimplementedCalls } from "./routes/unimplemented-calls.ts";
import { registerViewRoutes } from "./routes/view-routes.ts";

const MEBIBYTE = 1_048_576;
const IDLE_MS = 60_000;
/** The largest batch can take minutes on a slow machine. */
const WORK_MS = 10 * IDLE_MS;

/** Builds the server of a product without listening. `watch` gets it first, to observe all requests. */
export async function buildServer(
  product: BackendProduct,
  context: BackendContext,
  watch: (app: FastifyInstance) => void = () => undefined,
): Promise<FastifyInstance> {
  const app = createApp(product, context);
  registerRequestIds(app);
  extendSocketTimeouts(app, { idleMs: IDLE_MS, workMs: WORK_MS });
  watch(app);
  registerAccessLog(app, context.config.accessLog);
  const backends = Object.entries(product.backends ?? {});
  const prefixes = ["main", ...backends.map(([name]) => name)].map(toApiPrefix);
  const isApiPath = createApiPathTest(prefixes);
  endConnectionsAtClose(app);
  registerDraining(app);
  app.removeContentTypeParser("text/plain");
  registerJsonBody(app);
  registerErrorHandler(app, await readConstraints(context.db));
  registerValidation(app);
  await registerPressureLimit(app, context.config);
  await registerSecurityHeaders(app, isApiPath, showsImages(product.model.schemas));
  rejectRepeatedHeaders(app);
  await registerCors(app, { ...context.config, isApiPath });
  registerDiskLimit(app, context.config);
  requireKnownScopes(app, product.scopes ?? []);
  const addCustomOperations = collectCustomOperations(app, prefixes);
  const documents: FastifyPluginAsync = async (plugin) => {
    const rejectOtherMethods = watchMethods(plugin);
    registerDocuments(plugin, { product, config: context.config, addCustomOperations });
    registerHealthRoutes(plugin, context);
    rejectOtherMethods();
  };
  await app.register(documents);
  await registerConsoleFiles(app, { ...context.config, isApiPath });
  const lines = new ReadLines(toReadLimits(context.config.poolSize));
  const main = { name: "main", register: (api: FastifyInstance) => registerMainRoutes(api, context, product), lines };
  await registerBackend(app, context, main);
  for (const [name, { register }] of backends) {
    await registerBackend(app, context, { name, register, lines });
  }
  return app;
}

function createApp({ model }: BackendProduct, { config }: BackendContext): FastifyInstance {
  const secrets = Object.values(model.storage).flatMap((stored) => stored.secrets);
  return fastify({
    logger: toLogOptions(config.logLevel, secrets),
    genReqId: toRequestId,
    // The access log replaces Fastify's request log.
    logController: new LogController({ disableRequestLogging: config.accessLog }),
    bodyLimit: MEBIBYTE,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: sendParserError,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    requestTimeout: config.requestTimeoutMs,
    // Closes the connection of a client that does not read, or is idle between requests (extendSocketTimeouts).
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: Math.min(5_000, config.requestTimeoutMs), connectionsCheckingInterval: 1_000 },
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = "/" }) => withoutBasePath(url, config.basePath),
  });
}

/** Registers a backend under its prefix. All routes need a session; unknown paths and methods are rejected. */
async function registerBackend(
  app: FastifyInstance,
  context: BackendContext,
  { name, register, lines }: { readonly name: string; readonly register: RegisterRoutes; readonly lines: ReadLines },
): Promise<void> {
  const backend: FastifyPluginAsync = async (api) => {
    requireSession(api, context, name);
    await registerCompression(api);
    limitReads(api, lines, ({ claims }) => claims?.userId ?? "");
    followWrites(api, context.database.replica ?? null);
    rejectInvalidQueries(api);
    const rejectOtherMethods = watchMethods(api);
    register(api, context);
    rejectOtherMethods();
    rejectUnknownPaths(api);
  };
  await app.register(backend, { prefix: toApiPrefix(name) });
}

function registerMainRoutes(app: FastifyInstance, context: BackendContext, product: BackendProduct): void {
  const { service, wire } = product.model;
  registerWireNames(app, (method, path) => {
    const [name = ""] = Object.entries(service).find(([, call]) => call.method === method && call.path === path) ?? [];
    return wire?.calls[name];
  });
  registerAuthRoutes(app, context, toSignInCalls(service));
  registerCompanySignIn(app, context);
  if (service["changePassword"] !== undefined) {
    registerPasswordRoute(app, context, { call: service["changePassword"], product });
  }
  registerSecondStepRoutes(app, context);
  registerFactorRoutes(app, context);
  registerProofRoute(app, context);
  registerPasskeyRoutes(app, context);
  registerPasskeySignIn(app, context);
  registerFirstPasskey(app, context);
  registerSessionRoutes(app, context);
  registerNoticeRoute(app, context);
  registerStaffRoutes(app, context);
  registerApiKeyRoutes(app, context, product);
  registerStaffLinkRoute(app, context, product);
  product.routes?.(app, context);
  registerAuditRoute(app, context);
  registerNoteRoutes(app, context, product.model);
  registerViewRoutes(app, context, product.model);
  registerPresenceRoutes(app, context, product.model);
  registerTrashRoutes(app, context, product);
  registerEntityRoutes(app, context, product);
  registerUnimplementedCalls(app, service);
}

/** A route and not a not-found handler, which would look for the console's files first, without a session. */
function rejectUnknownPaths(app: FastifyInstance): void {
  app.all("/*", {
    onRequest: async () => {
      throw notFound();
    },
    handler: () => undefined,
  });
}

/** True if an entity has images by URL. */
function showsImages(schemas: Readonly<Record<string, EntitySchemas>>): boolean {
  return Object.values(schemas).some(({ read }) =>
    Object.values(read.properties ?? {}).some(({ format, items }) => (format ?? items?.format) === "image"),
  );
}
