import { hkdfSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import type { BackendContext } from "#backend/context/backend-context.ts";
import { toWriteHandler } from "#backend/writes/write-handler.ts";

interface PaymentTokenRequest {
  readonly username: string;
  readonly secret: string;
}

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
export function registerPaymentTokenRoute(app: FastifyInstance, context: BackendContext): void {
  app.post(
    "/tools/payment/token",
    { schema: { body: bodySchema, response: { 200: resultSchema } } },
    toWriteHandler(context, { action: "paymentToken" }, async (request) => {
      const body = request.body as PaymentTokenRequest;
      const key = new Uint8Array(hkdfSync("sha256", body.secret, "entity-console", "payment token", 32));
      const token = await new SignJWT({ username: body.username })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setAudience("payment")
        .setIssuedAt()
        .setExpirationTime("15m")
        .sign(key);
      return async () => ({ answer: { statusCode: 200, etag: null, body: { token } }, title: body.username });
    }),
  );
}
