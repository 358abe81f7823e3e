import type { FastifyInstance } from "fastify";
import type { BackendContext } from "../backend-context.ts";
import { unauthorized } from "../http/http-problem.ts";
import { readBasicCredentials } from "./basic-credentials.ts";
import { toLoginLimit } from "./login-limit.ts";
import { claimsOf } from "./require-session.ts";
import { findSignedInUser } from "./sign-in.ts";

/** The body of a refresh, on either backend. */
export const refreshBodySchema = {
  type: "object",
  properties: { refreshToken: { type: "string", minLength: 1, maxLength: 500 } },
  required: ["refreshToken"],
};

/** Answers of sign-in and refresh, on either backend. */
export const tokenPairSchema = {
  type: "object",
  properties: { accessToken: { type: "string" }, refreshToken: { type: "string" } },
};

/** Sign-in, refresh and sign-out of the main backend (spec §7). */
export function registerAuthRoutes(app: FastifyInstance, { db, config, sessions }: BackendContext): void {
  const response = { 200: tokenPairSchema };
  app.post(
    "/authentication",
    { config: { isPublic: true, rateLimit: toLoginLimit(config.loginLimit) }, schema: { response } },
    async (request) => {
      const credentials = readBasicCredentials(request.headers.authorization);
      const user = credentials === null ? null : await findSignedInUser(db, credentials);
      if (user === null) {
        throw unauthorized("User or password invalid");
      }
      return await sessions.main.open(user);
    },
  );
  app.post<{ Body: { refreshToken: string } }>(
    "/refresh-token",
    { config: { isPublic: true }, schema: { body: refreshBodySchema, response } },
    async (request) => {
      const pair = await sessions.main.refresh(request.body.refreshToken);
      if (pair === null) {
        throw unauthorized("Token refresh failed");
      }
      return pair;
    },
  );
  app.post("/logout", async (request, reply) => {
    await sessions.main.end(claimsOf(request).sessionId);
    return reply.code(204).send();
  });
}
