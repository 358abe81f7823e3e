import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import type { ApiPathTest } from "./api-path.ts";

const PREFLIGHT_SECONDS = 600;

/** Request headers of writes and traces. */
const REQUEST_HEADERS = [
  "Authorization",
  "Content-Type",
  "If-Match",
  "If-None-Match",
  "Idempotency-Key",
  "X-Request-Id",
  "Traceparent",
];

/** Response headers that a script of another origin may read. */
const RESPONSE_HEADERS = [
  "ETag",
  "Retry-After",
  "Allow",
  "Location",
  "Idempotency-Replayed",
  "X-Request-Id",
  "Traceparent",
];

interface CorsOptions extends Pick<BackendConfig, "allowedOrigins"> {
  readonly isApiPath: ApiPathTest;
}

/** CORS: lets the console of an allowed origin call this backend, and no other page. */
export async function registerCors(app: FastifyInstance, { allowedOrigins, isApiPath }: CorsOptions): Promise<void> {
  if (allowedOrigins.length === 0) {
    return;
  }
  await app.register(cors, {
    delegator: (request, callback) => {
      const { origin = "" } = request.headers;
      const isAllowed = isApiPath(request.url) && allowedOrigins.includes(origin);
      callback(null, {
        origin: isAllowed ? origin : false,
        // The console sends a sign-out with credentials (spec §7).
        credentials: true,
        methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
        allowedHeaders: REQUEST_HEADERS,
        exposedHeaders: RESPONSE_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
