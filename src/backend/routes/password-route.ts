import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../../generated/backend/tables.ts";
import { brokenPasswordRules } from "../../contract/password-rules.ts";
import { hashPassword, verifyPassword } from "../auth/password-hash.ts";
import { countAttempt, refuseAttempt } from "../auth/rate-limiter.ts";
import { claimsOf } from "../auth/require-session.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { fieldProblem, invalid } from "../http/http-problem.ts";
import { refuseNulCharacters } from "../http/request-body.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Declared in `schema/service.ts`. */
const bodySchema = {
  type: "object",
  properties: {
    currentPassword: { type: "string", minLength: 1, maxLength: 1_000 },
    newPassword: { type: "string", minLength: 8, maxLength: 200 },
  },
  required: ["currentPassword", "newPassword"],
  additionalProperties: false,
};

/** Whoever is signed in changes their own password; their sessions elsewhere end with it (case 180). */
export function registerPasswordRoute(app: FastifyInstance, context: BackendContext): void {
  const { db, config, sessions } = context;
  app.put(
    "/users/me/password",
    {
      schema: { body: bodySchema },
      preValidation: async (request) => refuseNulCharacters(request.body),
      // A stolen session is no place to guess the password from.
      preHandler: async (request, reply) => {
        const key = `password ${claimsOf(request).userId}`;
        const wait = await countAttempt(db, { key, max: config.loginLimit });
        if (wait !== null) {
          refuseAttempt(reply, wait);
        }
      },
    },
    toWriteHandler(context, { action: "changePassword" }, async (request) => {
      const { userId, sessionId } = claimsOf(request);
      const { currentPassword, newPassword } = request.body as PasswordChange;
      await refuseWrongPassword(db, userId, currentPassword);
      refuseWeakPassword(newPassword);
      const password = await hashPassword(newPassword);
      return async (tx) => {
        await tx.update(users).set({ password }).where(eq(users.id, userId));
        await sessions.main.endOthers(tx, { userId, sessionId });
        return { answer: { statusCode: 204, etag: null } };
      };
    }),
  );
}

async function refuseWrongPassword(db: Db, userId: string, password: string): Promise<void> {
  const [user] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId));
  if (!(await verifyPassword(password, user?.password ?? null))) {
    throw invalid([fieldProblem("currentPassword", "wrongPassword", "is not the current password")]);
  }
}

function refuseWeakPassword(password: string): void {
  const problems = brokenPasswordRules(password).map((rule) => ({
    path: "newPassword",
    code: "passwordRule",
    params: { rule },
    message: `must have a character of this kind: ${rule}`,
  }));
  if (problems.length > 0) {
    throw invalid(problems);
  }
}
