import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { type ApiPathTest, toRoutedPath } from "./api-path.ts";

const NONE = ["'none'"];
const SELF = ["'self'"];
/** The hash of the empty style element that the console's styling library inserts its rules into. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/**
 * The Trusted Types policies of the console: its HTML sanitiser's, under its own name, and the one that lets it start
 * workers from its own files.
 */
const TRUSTED_TYPES = ["dompurify", "default"];
const YEAR_SECONDS = 31_536_000;

/** Strict headers on every answer, errors included. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  isApiPath: ApiPathTest,
  /** Whether the product's records name pictures by their addresses, which pages show. */
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
