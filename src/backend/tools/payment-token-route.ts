import { hkdfSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";

const bodySchema = {
  type: "object",
  properties: {
    username: { type: "string", minLength: 1, maxLength: 254 },
    secret: { type: "string", minLength: 1, maxLength: 1000 },
  },
  required: ["username", "secret"],
  additionalProperties: false,
};

const resultSchema = { type: "object", properties: { token: { type: "string" } } };

/**
 * The payment token tool (spec §7): a short-lived token for a user name, signed with a key made of the secret that
 * the payment provider shares. Neither is kept or logged.
 */
export function registerPaymentTokenRoute(app: FastifyInstance): void {
  app.post<{ Body: { username: string; secret: string } }>(
    "/tools/payment/token",
    { schema: { body: bodySchema, response: { 200: resultSchema } } },
    async ({ body }) => {
      const key = new Uint8Array(hkdfSync("sha256", body.secret, "entity-console", "payment token", 32));
      const token = await new SignJWT({ username: body.username })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setAudience("payment")
        .setIssuedAt()
        .setExpirationTime("15m")
        .sign(key);
      return { token };
    },
  );
}
