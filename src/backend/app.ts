import { type FastifyInstance, fastify } from "fastify";
import { v7 as newId } from "uuid";
import { registerContentRoutes } from "../product/backend/content-routes.ts";
import { departures } from "../product/backend/custom-routes.ts";
import { registerPaymentTokenRoute } from "../product/backend/payment-token-route.ts";
import { registerRedemptionRoute } from "../product/backend/redemption-route.ts";
import { requireSession } from "./auth/require-session.ts";
import type { BackendContext } from "./context/backend-context.ts";
import { type EntityModel, registerEntityRoutes } from "./entities/entity-routes.ts";
import { endConnectionsAtClose } from "./http/connections-at-close.ts";
import { registerOtherOrigins } from "./http/cors.ts";
import { registerDiskLimit } from "./http/disk-limit.ts";
import { registerErrorHandler, sendFrameworkError } from "./http/error-handler.ts";
import { notFound } from "./http/http-problem.ts";
import { toLogOptions } from "./http/log-options.ts";
import { watchMethods } from "./http/method-not-allowed.ts";
import { registerPressureLimit } from "./http/pressure-limit.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerValidation } from "./http/validation.ts";
import { registerAuditRoute } from "./routes/audit-route.ts";
import { registerAuthRoutes } from "./routes/auth-routes.ts";
import { registerConsoleFiles } from "./routes/console-files.ts";
import { registerDocuments } from "./routes/documents.ts";
import { watchOwnCalls } from "./routes/openapi-document.ts";
import { registerPasswordRoute } from "./routes/password-route.ts";

const MEBIBYTE = 1_048_576;
const IDLE_MS = 60_000;

/** The whole server, not yet listening. */
export async function buildServer(context: BackendContext, model: EntityModel): Promise<FastifyInstance> {
  const app = fastify({
    logger: toLogOptions(context.config.logLevel),
    genReqId: () => newId(),
    bodyLimit: MEBIBYTE,
    frameworkErrors: sendFrameworkError,
    trustProxy: context.config.trustProxy.length === 0 ? false : [...context.config.trustProxy],
    requestTimeout: context.config.requestTimeoutMs,
    // A client that reads nothing, or says nothing between requests, is let go of.
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: Math.min(5_000, context.config.requestTimeoutMs), connectionsCheckingInterval: 1_000 },
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  });
  endConnectionsAtClose(app);
  app.removeContentTypeParser("text/plain");
  registerErrorHandler(app);
  registerValidation(app);
  await registerPressureLimit(app, context.config);
  await registerSecurityHeaders(app);
  await registerOtherOrigins(app, context.config);
  registerDiskLimit(app, context.config);
  const addOwnCalls = watchOwnCalls(app);
  await app.register(async (documents) => {
    const refuseOtherMethods = watchMethods(documents);
    registerDocuments(documents, { ...context, addOwnCalls });
    refuseOtherMethods();
  });
  await registerConsoleFiles(app, context.config.consoleDir);
  await app.register((api) => registerMainBackend(api, context, model), { prefix: "/api" });
  await app.register((api) => registerContentBackend(api, context), { prefix: "/content-api" });
  return app;
}

async function registerMainBackend(app: FastifyInstance, context: BackendContext, model: EntityModel): Promise<void> {
  requireSession(app, context, "main");
  const refuseOtherMethods = watchMethods(app);
  registerAuthRoutes(app, context);
  registerPasswordRoute(app, context);
  registerPaymentTokenRoute(app, context);
  registerRedemptionRoute(app, context);
  registerAuditRoute(app, context);
  registerEntityRoutes(app, { context, model }, departures);
  refuseOtherMethods();
  refuseOtherPaths(app);
}

async function registerContentBackend(app: FastifyInstance, context: BackendContext): Promise<void> {
  requireSession(app, context, "content");
  const refuseOtherMethods = watchMethods(app);
  registerContentRoutes(app, context);
  refuseOtherMethods();
  refuseOtherPaths(app);
}

/** A route, not a not-found handler: the console's files would be looked for before that, and without a session. */
function refuseOtherPaths(app: FastifyInstance): void {
  app.all("/*", {
    onRequest: async () => {
      throw notFound();
    },
    handler: () => undefined,
  });
}
