import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ProofBody } from "../../contract/proof.ts";
import { verifyPassword } from "../auth/password-hash.ts";
import { countAttempt, tooManyRequests } from "../auth/rate-limiter.ts";
import { noteProof } from "../auth/recent-proof.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import { takeCode } from "../auth/second-factors.ts";
import { findPasswordHash } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { fieldProblem, type HttpProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { limitCodes } from "./limit-codes.ts";

const bodySchema = {
  type: "object",
  properties: {
    password: { type: "string", minLength: 1, maxLength: 200 },
    code: { type: "string", minLength: 1, maxLength: 100 },
  },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
};

/**
 * `POST /proof`: confirms the identity of the signed-in user for `PROOF_MINUTES`, by the password or a code. No
 * Idempotency-Key: the table of stored responses must not have a hash of a password.
 */
export function registerProofRoute(app: FastifyInstance, context: BackendContext): void {
  app.post<{ Body: ProofBody }>(
    "/proof",
    {
      config: { role: "reader", summary: "Confirms one's identity by the password or a code" },
      schema: { body: bodySchema, response: { 204: { type: "null" } } },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    async (request, reply) => {
      const caller = staffCallerOf(request);
      const { body } = request;
      await ("password" in body ? limitPasswords(context, caller, reply) : limitOwnCodes(context, request, reply));
      if (!(await prove(context, caller, body))) {
        await recordAudit(context.db, request, { action: "signInFailed" });
        throw wrong(body);
      }
      await context.db.transaction(async (tx) => {
        await noteProof(tx, caller.sessionId);
        await recordAudit(tx, request, { action: "proveIdentity" });
      });
      return reply.code(204).send();
    },
  );
}

/** The same limit as for changes of the password, so that there are no further guesses. */
async function limitPasswords(
  { db, config }: BackendContext,
  { userId }: StaffCaller,
  reply: FastifyReply,
): Promise<void> {
  const wait = await countAttempt(db, { key: `password ${userId}`, max: config.loginLimit });
  if (wait !== null) {
    tooManyRequests(reply, wait);
  }
}

async function limitOwnCodes(
  { db, config: { basePath } }: BackendContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { userId: id, username } = staffCallerOf(request);
  await limitCodes(db, { request, reply, basePath, user: { id, username } });
}

async function prove(
  { db, keys, config }: BackendContext,
  { userId }: StaffCaller,
  given: ProofBody,
): Promise<boolean> {
  if ("code" in given) {
    return await db.transaction((tx) => takeCode(tx, keys, { userId, code: given.code }));
  }
  const isAllowed = config.companySignIn?.passwords !== false;
  return (await verifyPassword(given.password, await findPasswordHash(db, userId))) && isAllowed;
}

function wrong(body: ProofBody): HttpProblem {
  return "code" in body
    ? invalid([fieldProblem("code", "wrongCode", "is not valid")])
    : invalid([fieldProblem("password", "wrongPassword", "is not the password")]);
}
