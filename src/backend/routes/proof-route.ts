import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PasskeyChallenge } from "../../contract/factors.ts";
import type { ProofBody, ProofPasskey } from "../../contract/proof.ts";
import { createChallenge, takeChallenge } from "../auth/auth-challenges.ts";
import { findPasskeys, type PasskeyResponse, takePasskey, toRequestOptions } from "../auth/passkeys.ts";
import { verifyPassword } from "../auth/password-hash.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import { noteProof } from "../auth/recent-proof.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import { takeCode } from "../auth/second-factors.ts";
import { findPasswordHash } from "../auth/staff-users.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { conflict, fieldProblem, type HttpProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { limitCodeAttempts } from "./code-rate-limit.ts";
import { passkeyChallengeSchema, passkeyResponseSchema, ticketSchema } from "./passkey-routes.ts";

const bodySchema = {
  type: "object",
  properties: {
    password: { type: "string", minLength: 1, maxLength: 200 },
    code: { type: "string", minLength: 1, maxLength: 100 },
    passkey: {
      type: "object",
      properties: { ticket: ticketSchema, response: passkeyResponseSchema },
      required: ["ticket", "response"],
      additionalProperties: false,
    },
  },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
};

/**
 * `POST /proof`: confirms the identity of the signed-in user for `PROOF_MINUTES`, by the password, a code or a passkey. No
 * Idempotency-Key: the table of stored responses must not have a hash of a password.
 */
export function registerProofRoute(app: FastifyInstance, context: BackendContext): void {
  app.post<{ Body: ProofBody }>(
    "/proof",
    {
      config: { role: "reader", summary: "Confirms one's identity by the password, a code or a passkey" },
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
  registerPasskeyChallenge(app, context);
}

/** `POST /proof/passkey`: the challenge that a passkey of the caller signs. Without a configured site, there is no such call. */
function registerPasskeyChallenge(app: FastifyInstance, { db, config }: BackendContext): void {
  const site = config.passkeySite;
  if (site === null) {
    return;
  }
  app.post(
    "/proof/passkey",
    {
      config: { role: "reader", summary: "Starts to confirm one's identity by a passkey" },
      schema: { response: { 200: passkeyChallengeSchema } },
    },
    async (request, reply): Promise<PasskeyChallenge> => {
      const { userId } = staffCallerOf(request);
      await limitAttempts(db, reply, { key: `passkey proof ${userId}`, max: config.loginLimit });
      const passkeys = await findPasskeys(db, userId);
      if (passkeys.length === 0) {
        throw conflict("There is no passkey", [fieldProblem("", "noFactor", "add a passkey first")]);
      }
      const { challenge, options } = await toRequestOptions(site, passkeys);
      return { ticket: await createChallenge(db, { purpose: "provePasskey", userId, content: challenge }), options };
    },
  );
}

/** The same limit as for changes of the password, so that there are no further guesses. */
async function limitPasswords(
  { db, config }: BackendContext,
  { userId }: StaffCaller,
  reply: FastifyReply,
): Promise<void> {
  await limitAttempts(db, reply, { key: `password ${userId}`, max: config.loginLimit });
}

async function limitOwnCodes(
  { db, config: { basePath } }: BackendContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { userId: id, username } = staffCallerOf(request);
  await limitCodeAttempts(db, { request, reply, basePath, user: { id, username } });
}

async function prove(
  { db, keys, config }: BackendContext,
  { userId }: StaffCaller,
  given: ProofBody,
): Promise<boolean> {
  if ("code" in given) {
    return await db.transaction((tx) => takeCode(tx, keys, { userId, code: given.code }));
  }
  if ("passkey" in given) {
    return await provePasskey({ db, site: config.passkeySite }, userId, given.passkey);
  }
  const isAllowed = config.companySignIn?.passwords !== false;
  return (await verifyPassword(given.password, await findPasswordHash(db, userId))) && isAllowed;
}

/**
 * The device must have verified its user, because an open session may be at an unlocked device. The challenge is used up by
 * the first attempt.
 */
async function provePasskey(
  { db, site }: { readonly db: Db; readonly site: PasskeySite | null },
  userId: string,
  given: ProofPasskey,
): Promise<boolean> {
  const response = given.response as PasskeyResponse;
  const taken = await takeChallenge(db, "provePasskey", given.ticket);
  const challenge = taken?.userId === userId ? taken.content : null;
  const passkey = (await findPasskeys(db, userId)).find(({ credentialId }) => credentialId === response.id);
  return (
    site !== null &&
    challenge !== null &&
    passkey !== undefined &&
    (await takePasskey(db, site, { passkey, challenge, response, isAlone: false, mustVerify: true }))
  );
}

function wrong(body: ProofBody): HttpProblem {
  if ("passkey" in body) {
    return invalid([fieldProblem("passkey", "passkeyRejected", "was not accepted")]);
  }
  return "code" in body
    ? invalid([fieldProblem("code", "wrongCode", "is not valid")])
    : invalid([fieldProblem("password", "wrongPassword", "is not the password")]);
}
