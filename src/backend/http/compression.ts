import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Shorter bodies do not get smaller. */
const THRESHOLD_BYTES = 2_048;
/** Lists become a tenth of their size at this level; higher ones cost more time than they save. */
const GZIP_LEVEL = 4;

/**
 * Compresses JSON responses to GET. Responses to other methods may contain a token and a text of the caller, which
 * compression could reveal by their size. Compressed requests stay rejected.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (route.method !== "GET") {
      route.compress = false;
    }
  });
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ["gzip"],
    customTypes: /^application\/(?:[\w.-]+\+)?json/,
    zlibOptions: { level: GZIP_LEVEL, flush: constants.Z_NO_FLUSH },
    globalDecompression: false,
  });
}
