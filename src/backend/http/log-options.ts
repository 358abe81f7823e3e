import type { FastifyServerOptions } from "fastify";

/** Credentials are redacted from the log. */
const SECRETS = ["authorization", "password", "secret", "token", "accessToken", "refreshToken"];

/** `secrets`: fields of the product that are never answered. */
export function toLogOptions(
  level: string,
  secrets: readonly string[],
): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    redact: [...new Set([...SECRETS, ...secrets])].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    serializers: {
      // Not the query string: a quick search may name a person.
      req: ({ id, method, url, ip }) => ({ id, method, path: url.split("?")[0], ip }),
    },
  };
}
