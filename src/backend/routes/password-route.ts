import type { FastifyInstance } from "fastify";
import type { BackendCall } from "../../contract/backend.ts";
import { addNotice } from "../auth/notices.ts";
import { hashPassword, verifyPassword } from "../auth/password-hash.ts";
import { readProductName, rejectGuessablePassword } from "../auth/password-problems.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import { noteProof } from "../auth/recent-proof.ts";
import { staffCallerOf } from "../auth/require-session.ts";
import { findPasswordHash, replacePasswordHash } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import type { Db } from "../database/database.ts";
import { fieldProblem, type HttpProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import type { BackendProduct } from "../product.ts";
import { toWriteHandler } from "../writes/write-handler.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface PasswordCall {
  readonly call: BackendCall;
  readonly product: Pick<BackendProduct, "openapi">;
}

/** Changes the password of the signed-in staff user, and ends their other sessions (case 180). */
export function registerPasswordRoute(
  app: FastifyInstance,
  context: BackendContext,
  { call, product }: PasswordCall,
): void {
  const { db, config, sessions } = context;
  app.route({
    method: call.method,
    url: call.path,
    // Allowed for every role.
    config: { role: "reader" },
    schema: { body: call.body },
    preValidation: async (request) => rejectNulCharacters(request.body),
    // Rate limited, because a stolen session must not be used to guess the password.
    preHandler: async (request, reply) => {
      const key = `password ${staffCallerOf(request).userId}`;
      await limitAttempts(db, reply, { key, max: config.loginLimit });
    },
    handler: toWriteHandler(context, { action: "changePassword" }, async (request) => {
      const { userId, sessionId, username, name } = staffCallerOf(request);
      const { currentPassword, newPassword } = request.body as PasswordChange;
      const stored = await readMatchingHash(db, userId, currentPassword);
      rejectSamePassword(currentPassword, newPassword);
      const productName = await readProductName(product.openapi);
      await rejectGuessablePassword("newPassword", newPassword, [username, name, productName]);
      const password = await hashPassword(newPassword);
      return async (tx) => {
        // If an administrator has reset the password in the meantime, that takes precedence.
        if (!(await replacePasswordHash(tx, userId, [stored, password]))) {
          throw wrongPassword();
        }
        await sessions.endOthers(tx, { userId, sessionId });
        await noteProof(tx, sessionId);
        await addNotice(tx, context, { userId, kind: "passwordChanged", request });
        return { answer: { statusCode: 204, etag: null } };
      };
    }),
  });
}

/** The stored hash if it matches the current password; throws otherwise. */
async function readMatchingHash(db: Db, userId: string, password: string): Promise<string> {
  const stored = await findPasswordHash(db, userId);
  if (!(await verifyPassword(password, stored)) || stored === null) {
    throw wrongPassword();
  }
  return stored;
}

function wrongPassword(): HttpProblem {
  return invalid([fieldProblem("currentPassword", "wrongPassword", "is not the current password")]);
}

/** Rejects the current password as the new one, which would be a mistake. */
function rejectSamePassword(current: string, changed: string): void {
  if (changed === current) {
    throw invalid([fieldProblem("newPassword", "samePassword", "must not be the current password")]);
  }
}
