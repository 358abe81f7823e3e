import { hkdfSync } from "node:crypto";
import { type BackendContext, toResponses, toWriteHandler } from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import { serviceCalls } from "../../../generated/backend/service.ts";
import type { PaymentTokenRequest } from "../../../schema/service.ts";

/**
 * The payment token tool (spec §7): returns a short-lived token for a user name, signed with a key that is derived from
 * the payment provider's secret. Neither is stored or logged.
 */
export function registerPaymentTokenRoute(app: FastifyInstance, context: BackendContext): void {
  const { method, path, body } = serviceCalls.paymentToken;
  app.route({
    method,
    url: path,
    schema: { body, response: toResponses(serviceCalls.paymentToken) },
    handler: toWriteHandler(context, { action: "paymentToken" }, async (request) => {
      const { username, secret } = request.body as PaymentTokenRequest;
      const key = new Uint8Array(hkdfSync("sha256", secret, "entity-console", "payment token", 32));
      const token = await new SignJWT({ username })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setAudience("payment")
        .setIssuedAt()
        .setExpirationTime("15m")
        .sign(key);
      return async () => ({ answer: { statusCode: 200, etag: null, body: { token } }, title: username });
    }),
  });
}
