import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { type ApiPathTest, toRoutedPath } from "./api-path.ts";

const NONE = ["'none'"];
const SELF = ["'self'"];
/** Hash of the empty style element for rules of the console's styling library. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Trusted Types policies of the console: one of its HTML sanitizer, and one for workers from its own files. */
const TRUSTED_TYPES = ["dompurify", "default"];
const YEAR_SECONDS = 31_536_000;

/** Headers of errors that are sent before any hook runs, because the URL or the request cannot be parsed. */
export const earlyErrorHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** Strict headers for every response, including errors. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  isApiPath: ApiPathTest,
  /** True if the product's pages show images by URL. */
  hasImages = false,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: ["'self'", EMPTY_STYLE],
        styleSrcAttr: NONE,
        imgSrc: ["'self'", "data:", ...(hasImages ? ["https:"] : [])],
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        formAction: NONE,
        frameAncestors: NONE,
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: TRUSTED_TYPES,
      },
    },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (isApiPath(toRoutedPath(request))) {
      reply.header("cache-control", "no-store");
    }
  });
}
