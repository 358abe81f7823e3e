import type { FastifyInstance, FastifyRequest } from "fastify";
import { toNetwork } from "../auth/networks.ts";
import { addNotice } from "../auth/notices.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { readProductName, rejectGuessablePassword } from "../auth/password-problems.ts";
import { limitAttempts } from "../auth/rate-limiter.ts";
import { findStaffLink, takeStaffLink } from "../auth/staff-links.ts";
import { toUsername, usernameSchema } from "../auth/staff-names.ts";
import { changeStaffUser, createStaffUser } from "../auth/staff-users.ts";
import type { BackendContext } from "../context/backend-context.ts";
import { fieldProblem, HttpProblem, invalid } from "../http/http-problem.ts";
import { rejectNulCharacters } from "../http/request-body.ts";
import type { BackendProduct } from "../product.ts";
import { recordAudit } from "../writes/record-audit.ts";

interface LinkBody {
  readonly token: string;
  readonly password: string;
  readonly username?: string;
}

const bodySchema = {
  type: "object",
  properties: {
    token: { type: "string", minLength: 1, maxLength: 200 },
    password: { type: "string", minLength: 1, maxLength: 200 },
    username: usernameSchema,
  },
  required: ["token", "password"],
  additionalProperties: false,
};
const TRIES_A_MINUTE = 30;

/**
 * `POST /staff-links`: sets a password with a one-time link. The link of a first start also takes a username, and
 * creates the first administrator.
 */
export function registerStaffLinkRoute(app: FastifyInstance, context: BackendContext, product: BackendProduct): void {
  const { db } = context;
  app.post<{ Body: LinkBody }>(
    "/staff-links",
    {
      config: { isPublic: true, summary: "Sets a password by a one-time link" },
      schema: { body: bodySchema, response: { 200: { type: "object", properties: { username: { type: "string" } } } } },
      preValidation: async ({ body }) => {
        rejectNulCharacters(body);
        if (typeof body?.username === "string") {
          Object.assign(body, { username: toUsername(body.username) });
        }
      },
      preHandler: (request, reply) =>
        limitAttempts(db, reply, { key: `link ${toNetwork(request.ip)}`, max: TRIES_A_MINUTE }),
    },
    async (request) => ({ username: await setPassword(context, product, request) }),
  );
}

async function setPassword(
  context: BackendContext,
  product: BackendProduct,
  request: FastifyRequest<{ Body: LinkBody }>,
): Promise<string> {
  const { db } = context;
  const { token, password, username: typed } = request.body;
  const link = await findStaffLink(db, token);
  if (link === undefined) {
    throw gone();
  }
  const username = link.user?.username ?? typed;
  if (username === undefined) {
    throw invalid([fieldProblem("username", "required", "is needed for the first administrator")]);
  }
  const words = [username, link.user?.name ?? "", await readProductName(product.openapi)];
  await rejectGuessablePassword("password", password, words);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (!(await takeStaffLink(tx, token, link.user?.id ?? null))) {
      throw gone();
    }
    if (link.user === null) {
      const first = { username, name: username, password };
      await createStaffUser(tx, first);
      await product.onFirstUser?.(tx, first);
    } else {
      await changeStaffUser(tx, link.user.id, { password: hash });
      await addNotice(tx, context, { userId: link.user.id, kind: "passwordSet", request });
    }
    await recordAudit(tx, request, { action: "setPassword", user: { id: link.user?.id ?? null, username } });
  });
  return username;
}

function gone(): HttpProblem {
  return new HttpProblem(410, "The link is no longer valid");
}
