import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import type { ApiPathTest } from "./api-path.ts";

const PREFLIGHT_SECONDS = 600;

/** Headers that a write or a trace is sent with. */
const REQUEST_HEADERS = [
  "Authorization",
  "Content-Type",
  "If-Match",
  "If-None-Match",
  "Idempotency-Key",
  "X-Request-Id",
  "Traceparent",
];

/** Headers of responses that a script of another origin may read. */
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

/**
 * CORS: lets the console of an allowed origin, one that another server serves, call this backend; a browser lets no
 * other page read an answer.
 */
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
        // A sign-out is sent with credentials (spec §7).
        credentials: true,
        methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
        allowedHeaders: REQUEST_HEADERS,
        exposedHeaders: RESPONSE_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
