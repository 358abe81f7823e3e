import type { FastifyServerOptions } from "fastify";

/** Redacts credentials in the log. */
const SECRETS = ["authorization", "password", "secret", "token", "accessToken", "refreshToken"];

/** `secrets`: fields of the product that are never in a response. */
export function toLogOptions(
  level: string,
  secrets: readonly string[],
): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    redact: [...new Set([...SECRETS, ...secrets])].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: {
      // Without the query string, because a search text may contain a name.
      req: ({ id, method, url, ip }) => ({ id, method, path: url.split("?")[0], ip }),
    },
  };
}
