import type { FastifyInstance } from "fastify";
import { type EnrolledFactor, MAX_FACTOR_NAME, type PasskeyChallenge } from "../../contract/factors.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { createChallenge, takeChallenge } from "../auth/auth-challenges.ts";
import { enrolFactor } from "../auth/enrol-factor.ts";
import {
  findPasskeys,
  isCompanyUser,
  type PasskeyResponse,
  toCreationOptions,
  verifyNewPasskey,
} from "../auth/passkeys.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import type { PasskeySite } from "../config/passkey-site.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { conflict, fieldProblem, HttpProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { toWriteHandler } from "../writes/write-handler.ts";
import { aboutSelf, enrolledSchema, noticeFactor, own } from "./factor-routes.ts";

interface Confirmation {
  readonly ticket: string;
  readonly response: PasskeyResponse;
  readonly name?: string;
}

const text: JsonSchema = { type: "string" };

/** A ticket in a request. */
export const ticketSchema: JsonSchema = { type: "string", minLength: 1, maxLength: 200 };

/** The response of an authenticator in a request. Its other members are checked by the library. */
export const passkeyResponseSchema: JsonSchema = {
  type: "object",
  properties: { id: { type: "string", pattern: "^[A-Za-z0-9_-]{1,1400}$" } },
  required: ["id"],
};

/** Response of a started call. */
export const passkeyChallengeSchema: JsonSchema = {
  type: "object",
  properties: { ticket: text, options: { type: "object", additionalProperties: true } },
};

const confirmationSchema = {
  type: "object",
  properties: {
    ticket: ticketSchema,
    response: passkeyResponseSchema,
    name: { type: "string", maxLength: MAX_FACTOR_NAME },
  },
  required: ["ticket", "response"],
  additionalProperties: false,
};

/** Adds a passkey of the caller. Without a configured site, there are no such calls. */
export function registerPasskeyRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, config } = context;
  const site = config.passkeySite;
  if (site === null) {
    return;
  }
  app.post(
    "/factors/passkey",
    {
      config: { ...own, needsProof: true, summary: "Starts to add a passkey" },
      schema: { response: { 200: passkeyChallengeSchema } },
    },
    async (request): Promise<PasskeyChallenge> => {
      const { userId, username, name } = requireOwnUser(staffCallerOf(request));
      const user = { id: userId, username, name };
      const { challenge, options } = await toCreationOptions(site, user, await findPasskeys(db, userId));
      return { ticket: await createChallenge(db, { purpose: "enrolPasskey", userId, content: challenge }), options };
    },
  );
  app.post(
    "/factors/passkey/confirm",
    {
      config: { ...own, summary: "Adds a passkey, and ends one's other sessions" },
      schema: { body: confirmationSchema, response: { 201: enrolledSchema } },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    toWriteHandler(context, { action: "changeFactors" }, (request) => async (tx) => {
      const caller = requireOwnUser(staffCallerOf(request));
      const body = await enrolPasskey(tx, context, { site, caller, given: request.body as Confirmation });
      const { kind, name } = body.factor;
      await noticeFactor(tx, context, { request, kind: "factorAdded", factor: { kind, name } });
      return { answer: { statusCode: 201, etag: null, body }, ...aboutSelf(caller), after: { kind, name } };
    }),
  );
}

/** Responds with 409 to a user of the company, who could otherwise sign in after the company has removed them. */
function requireOwnUser(caller: StaffCaller): StaffCaller {
  if (isCompanyUser(caller.userId)) {
    throw conflict("This user signs in through the company", [
      fieldProblem("", "companyUser", "signs in through the company"),
    ]);
  }
  return caller;
}

async function enrolPasskey(
  tx: Db,
  { sessions }: BackendContext,
  { site, caller, given }: { readonly site: PasskeySite; readonly caller: StaffCaller; readonly given: Confirmation },
): Promise<EnrolledFactor> {
  const taken = await takeChallenge(tx, "enrolPasskey", given.ticket);
  const challenge = taken?.userId === caller.userId ? taken.content : null;
  if (challenge === null) {
    throw new HttpProblem(410, "The enrolment has expired");
  }
  const passkey = await verifyNewPasskey(site, { challenge, response: given.response });
  if (passkey === null) {
    throw invalid([fieldProblem("response", "passkeyRejected", "is not valid for this enrolment")]);
  }
  const factor = { kind: "passkey", name: given.name?.trim() ?? "", ...passkey } as const;
  return await enrolFactor(tx, { sessions, caller, factor });
}
