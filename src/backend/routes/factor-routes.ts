import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EnrolledFactor, type FactorList, MAX_FACTOR_NAME, type TotpEnrolment } from "../../contract/factors.ts";
import type { JsonSchema } from "../../contract/json-schema.ts";
import { createChallenge, takeChallenge } from "../auth/auth-challenges.ts";
import { decryptText, encryptText } from "../auth/encrypted-text.ts";
import { enrolFactor } from "../auth/enrol-factor.ts";
import { addNotice, type NewNotice } from "../auth/notices.ts";
import { isCompanyUser } from "../auth/passkeys.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "../auth/recovery-codes.ts";
import { type StaffCaller, staffCallerOf } from "../auth/require-session.ts";
import { listFactors, removeFactor, renameFactor } from "../auth/second-factors.ts";
import { createTotpSecret, findTotpStep } from "../auth/totp.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { idOf } from "../entities/route-context.ts";
import { isId } from "../entities/stored-entity.ts";
import { conflict, fieldProblem, HttpProblem, invalid, notFound } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

interface Confirmation {
  readonly ticket: string;
  readonly code: string;
  readonly name?: string;
}

const text: JsonSchema = { type: "string" };
const time: JsonSchema = { type: "string", format: "date-time" };
const codes: JsonSchema = { type: "array", items: text };
const row: JsonSchema = {
  type: "object",
  properties: { id: text, kind: text, name: text, createdAt: time, lastUsedAt: time },
};
const listSchema: JsonSchema = {
  type: "object",
  properties: {
    data: { type: "array", items: row },
    total: { type: "integer" },
    recoveryCodes: { type: "integer" },
    isRequired: { type: "boolean" },
    hasPasskeys: { type: "boolean" },
  },
};
export const enrolledSchema: JsonSchema = { type: "object", properties: { factor: row, recoveryCodes: codes } };
const confirmationSchema = {
  type: "object",
  properties: {
    ticket: { type: "string", minLength: 1, maxLength: 200 },
    code: { type: "string", minLength: 1, maxLength: 100 },
    name: { type: "string", maxLength: MAX_FACTOR_NAME },
  },
  required: ["ticket", "code"],
  additionalProperties: false,
};

const nameSchema = {
  type: "object",
  properties: { name: { type: "string", maxLength: MAX_FACTOR_NAME } },
  required: ["name"],
  additionalProperties: false,
};

/** Every role manages its own factors. */
export const own = { role: "reader" } as const;

/** The caller's own second factors: list, enrol an authenticator app, remove, and create new recovery codes. */
export function registerFactorRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, keys, config } = context;
  const isRequired = config.secondFactor === "required";
  app.get(
    "/factors",
    { config: { summary: "One's own second factors" }, schema: { response: { 200: listSchema } } },
    async (request): Promise<FactorList> => {
      const { userId } = staffCallerOf(request);
      const data = await listFactors(db, userId);
      const recoveryCodes = await countRecoveryCodes(db, userId);
      const hasPasskeys = config.passkeySite !== null && !isCompanyUser(userId);
      return { data, total: data.length, recoveryCodes, isRequired, hasPasskeys };
    },
  );
  app.post(
    "/factors/totp",
    {
      config: { ...own, needsProof: true, summary: "Starts to enrol an authenticator app" },
      schema: { response: { 200: { type: "object", properties: { ticket: text, secret: text } } } },
    },
    async (request): Promise<TotpEnrolment> => {
      const secret = createTotpSecret();
      const { userId } = staffCallerOf(request);
      const content = encryptText(keys, secret);
      return { ticket: await createChallenge(db, { purpose: "enrolTotp", userId, content }), secret };
    },
  );
  app.post(
    "/factors/totp/confirm",
    {
      config: { ...own, summary: "Enrols an authenticator app by its first code, and ends one's other sessions" },
      schema: { body: confirmationSchema, response: { 201: enrolledSchema } },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    toWriteHandler(context, { action: "changeFactors" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const body = await enrolTotp(tx, context, { caller, given: request.body as Confirmation });
      const { kind, name } = body.factor;
      await noticeFactor(tx, context, { request, kind: "factorAdded", factor: { kind, name } });
      return { answer: { statusCode: 201, etag: null, body }, ...aboutSelf(caller), after: { kind, name } };
    }),
  );
  app.delete(
    "/factors/:id",
    { config: { ...own, needsProof: true, summary: "Removes one of one's own second factors" } },
    toWriteHandler(context, { action: "changeFactors" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const id = idOf(request.params);
      const removed = isId(id) ? await removeFactor(tx, caller.userId, id) : null;
      if (removed === null) {
        throw notFound();
      }
      if (isRequired && removed.left === 0) {
        throw conflict("A second factor is required", [fieldProblem("", "lastFactor", "add another one first")]);
      }
      const { kind, name } = removed.factor;
      await noticeFactor(tx, context, { request, kind: "factorRemoved", factor: { kind, name } });
      return { answer: { statusCode: 204, etag: null }, ...aboutSelf(caller), before: { kind, name } };
    }),
  );
  registerFactorNames(app, context);
  registerRecoveryCodes(app, context);
}

function registerFactorNames(app: FastifyInstance, context: BackendContext): void {
  app.put<{ Body: { readonly name: string } }>(
    "/factors/:id",
    {
      config: { ...own, summary: "Renames one of one's own second factors" },
      schema: { body: nameSchema, response: { 200: row } },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    toWriteHandler(context, { action: "changeFactors" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      const id = idOf(request.params);
      const name = (request.body as { readonly name: string }).name.trim();
      const renamed = isId(id) ? await renameFactor(tx, { userId: caller.userId, id, name }) : null;
      if (renamed === null) {
        throw notFound();
      }
      const { before, after } = renamed;
      if (before.name !== after.name) {
        await noticeFactor(tx, context, { request, kind: "factorRenamed", factor: after });
      }
      return {
        answer: { statusCode: 200, etag: null, body: after },
        ...aboutSelf(caller),
        before: { kind: before.kind, name: before.name },
        after: { kind: after.kind, name: after.name },
      };
    }),
  );
}

function registerRecoveryCodes(app: FastifyInstance, context: BackendContext): void {
  app.post(
    "/factors/recovery-codes",
    {
      config: { ...own, needsProof: true, summary: "New recovery codes; the old ones become void" },
      schema: { response: { 200: { type: "object", properties: { recoveryCodes: codes } } } },
    },
    toWriteHandler(context, { action: "changeFactors" }, (request) => async (tx) => {
      const caller = staffCallerOf(request);
      if ((await listFactors(tx, caller.userId)).length === 0) {
        throw conflict("There is no second factor", [fieldProblem("", "noFactor", "add a second factor first")]);
      }
      const body = { recoveryCodes: await renewRecoveryCodes(tx, caller.userId) };
      await noticeFactor(tx, context, { request, kind: "recoveryCodesRenewed" });
      return { answer: { statusCode: 200, etag: null, body }, ...aboutSelf(caller) };
    }),
  );
}

async function enrolTotp(
  tx: Db,
  { keys, sessions }: BackendContext,
  { caller, given }: { readonly caller: StaffCaller; readonly given: Confirmation },
): Promise<EnrolledFactor> {
  const challenge = await takeChallenge(tx, "enrolTotp", given.ticket);
  const sealed = challenge?.userId === caller.userId ? challenge.content : null;
  const secret = sealed === null ? null : decryptText(keys, sealed);
  if (secret === null) {
    throw new HttpProblem(410, "The enrolment has expired");
  }
  const lastStep = findTotpStep(secret, given.code.replaceAll(/[-\s]/g, ""));
  if (lastStep === null) {
    throw invalid([fieldProblem("code", "wrongCode", "is not the code of this secret")]);
  }
  const name = given.name?.trim() ?? "";
  const factor = { kind: "totp", name, secret: encryptText(keys, secret), lastStep } as const;
  return await enrolFactor(tx, { sessions, caller, factor });
}

/** Writes a notice to the caller about a change of a factor. */
export async function noticeFactor(
  tx: Db,
  context: BackendContext,
  given: Omit<NewNotice, "userId" | "request"> & { readonly request: FastifyRequest },
): Promise<void> {
  await addNotice(tx, context, { ...given, userId: staffCallerOf(given.request).userId });
}

/** The caller, as the object of an audit entry. */
export function aboutSelf({ userId, username }: StaffCaller): { readonly recordId: string; readonly title: string } {
  return { recordId: userId, title: username };
}
