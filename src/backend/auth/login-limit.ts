import type { RateLimitOptions } from "@fastify/rate-limit";
import { readBasicCredentials } from "./basic-credentials.ts";

/** Sign-ins a minute for one name from one address: a guesser is slowed, and locks nobody else out (case 170). */
export function toLoginLimit(max: number): RateLimitOptions {
  return {
    max,
    timeWindow: "1 minute",
    keyGenerator: ({ ip, headers }) => {
      const username = readBasicCredentials(headers.authorization)?.username ?? "";
      return `${ip} ${username.toLowerCase()}`;
    },
  };
}
