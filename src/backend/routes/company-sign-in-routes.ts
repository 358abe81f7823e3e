import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "../../contract/staff.ts";
import { endCompanySessions, saveCompanyUser, toCompanyRole } from "../auth/company/company-user.ts";
import {
  readPendingSignInCookie,
  removePendingSignInCookie,
  setPendingSignInCookie,
} from "../auth/company/pending-sign-in-cookie.ts";
import { type CompanyClaims, type CompanyProvider, createCompanyProvider } from "../auth/company/provider.ts";
import { toNetwork } from "../auth/networks.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import type { SessionUser, TokenPair } from "../auth/session-store.ts";
import { type StaffUser, toStaffRow } from "../auth/staff-users.ts";
import type { CompanySignIn } from "../config/company-sign-in.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { forbidden, HttpProblem, unauthorized } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import { recordAudit } from "../writes/record-audit.ts";
import { noteSignIn, originOf } from "./auth-routes.ts";

interface CompanyContext {
  readonly context: BackendContext;
  readonly settings: CompanySignIn;
  readonly provider: CompanyProvider;
}

interface BeginBody {
  /** True to make the provider authenticate the user again, although it has a session. */
  readonly isProof?: boolean;
}

interface FinishBody {
  readonly query: string;
}

const text = { type: "string" };
const HOUR_MS = 3_600_000;
const ATTEMPTS_A_MINUTE = 60;
const KNOWN_ERRORS: ReadonlySet<string> = new Set([
  "access_denied",
  "consent_required",
  "interaction_required",
  "invalid_client",
  "invalid_grant",
  "invalid_request",
  "invalid_scope",
  "login_required",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_grant_type",
  "unsupported_response_type",
]);

/** Sign-in through the company's provider: the address of its page, and the exchange of the code of its redirect. */
export function registerCompanySignIn(app: FastifyInstance, context: BackendContext): void {
  const { db, keys, config } = context;
  const settings = config.companySignIn;
  if (settings === null) {
    return;
  }
  const company = { context, settings, provider: createCompanyProvider(settings) };
  const cookie = { keys, basePath: config.basePath };
  const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
    limitAttempts(db, reply, { key: `company ${toNetwork(request.ip)}`, max: ATTEMPTS_A_MINUTE });
  app.post<{ Body: BeginBody | null }>(
    "/company-sign-in/begin",
    {
      config: { isPublic: true, summary: "The address of the company's sign-in page" },
      onRequest,
      schema: {
        body: {
          type: ["object", "null"],
          properties: { isProof: { type: "boolean" } },
          additionalProperties: false,
        },
        response: { 200: { type: "object", properties: { address: text } } },
      },
    },
    async (request, reply) => {
      const { address, pending } = await company.provider
        .begin({ isProof: request.body?.isProof === true })
        .catch(unreachable);
      await setPendingSignInCookie(cookie, { request, reply }, pending);
      return { address };
    },
  );
  app.post<{ Body: FinishBody }>(
    "/company-sign-in",
    {
      config: { isPublic: true, summary: "Opens a session with the query of the provider's redirect" },
      onRequest,
      schema: {
        body: {
          type: "object",
          properties: { query: { type: "string", minLength: 1, maxLength: 8_000 } },
          required: ["query"],
          additionalProperties: false,
        },
        response: { 200: { type: "object", properties: { accessToken: text, refreshToken: text } } },
      },
      preValidation: async ({ body }) => rejectNulCharacters(body),
    },
    async (request, reply) => {
      const pending = await readPendingSignInCookie(cookie, request);
      removePendingSignInCookie(request, reply, cookie.basePath);
      if (pending === null) {
        return await reject(company, request, "no sign-in was started in this browser");
      }
      const claims = await company.provider
        .finish(request.body.query, pending)
        .catch((error: unknown) => reject(company, request, toReason(error)));
      return await signIn(company, { request, reply }, claims);
    },
  );
}

async function signIn(
  company: CompanyContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  claims: CompanyClaims,
): Promise<TokenPair> {
  const { context, settings } = company;
  const role = toCompanyRole(settings, claims);
  if (role === null) {
    return await endAccess(company, request, { claims, reason: "none of the user's groups has a role" });
  }
  const user = await save(company, request, { claims, role });
  if (user === null) {
    return await reject(company, request, "all names of the user are taken");
  }
  const { id, username, name } = user;
  const sessionUser: SessionUser = { id, username, name, role };
  const lifetimeMs = settings.sessionHours * HOUR_MS;
  // The provider requests a second factor if the company requires one.
  const proof = { hasSecondFactor: true, signedInBy: "company", ...toProofTime(claims) } as const;
  const origin = { ...originOf(request), lifetimeMs, ...proof };
  const pair = await context.sessions.open(sessionUser, origin);
  if (pair === null) {
    return await reject(company, request, "the user is disabled");
  }
  await noteSignIn(context, { request, reply, user: sessionUser, title: settings.issuer });
  return pair;
}

/** The time at which the provider has authenticated the user, if it states it. It may have done so before this sign-in. */
function toProofTime({ auth_time: seconds }: CompanyClaims): { readonly provedAt?: Date } {
  return typeof seconds === "number" ? { provedAt: new Date(Math.min(seconds * 1_000, Date.now())) } : {};
}

interface CompanyUser {
  readonly claims: CompanyClaims;
  readonly role: Role;
}

/** Creates or updates the user. In the audit trail, the provider has done it. Null if all names are taken. */
async function save(
  company: CompanyContext,
  request: FastifyRequest,
  { claims, role }: CompanyUser,
): Promise<StaffUser | null> {
  const { context, settings } = company;
  const saving = context.db.transaction(async (tx) => {
    const saved = await saveCompanyUser(tx, { settings, claims, role });
    if (saved === null || saved.before === saved.after) {
      return saved?.after ?? null;
    }
    const { before, after } = saved;
    await recordAudit(tx, request, {
      action: before === null ? "inviteStaffUser" : "changeStaffUser",
      user: { id: null, username: settings.issuer },
      recordId: after.id,
      title: after.username,
      before: before === null ? null : { ...toStaffRow(before) },
      after: { ...toStaffRow(after) },
    });
    return after;
  });
  return await saving.catch((error: unknown) => {
    if (isLastAdministrator(error)) {
      return endAccess(company, request, { claims, reason: "the last administrator cannot become a reader" });
    }
    throw error;
  });
}

function isLastAdministrator(error: unknown): boolean {
  return error instanceof HttpProblem && error.details.some(({ code }) => code === "lastAdministrator");
}

/** Ends the sessions of a user whose groups no longer allow them, and responds with 403. */
async function endAccess(
  company: CompanyContext,
  request: FastifyRequest,
  { claims, reason }: { readonly claims: CompanyClaims; readonly reason: string },
): Promise<never> {
  await company.context.db.transaction((tx) => endCompanySessions(tx, company.settings, claims));
  await audit(company, request, reason);
  throw forbidden();
}

/** The same message for all reasons. The audit trail has the reason. */
async function reject(company: CompanyContext, request: FastifyRequest, reason: string): Promise<never> {
  await audit(company, request, reason);
  throw unauthorized("The sign-in at the company's provider failed");
}

async function audit({ context, settings }: CompanyContext, request: FastifyRequest, reason: string): Promise<void> {
  const title = `${settings.issuer}: ${reason}`;
  await recordAudit(context.db, request, { action: "signInFailed", user: { id: null, username: null }, title });
}

/**
 * The reason for the audit trail. The error in the query is the caller's text, so only the registered codes are part of it
 * (RFC 6749, OpenID Connect Core 3.1.2.6). The code of oauth4webapi is its own.
 */
function toReason(error: unknown): string {
  const { code, error: returned } = error as { readonly code?: unknown; readonly error?: unknown };
  if (typeof returned === "string") {
    return KNOWN_ERRORS.has(returned) ? returned : "the provider returned an unknown error";
  }
  return typeof code === "string" ? code : "the provider could not be reached";
}

function unreachable(): never {
  throw new HttpProblem(502, "The company's sign-in provider could not be reached");
}
