import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { accounts, teachers } from "../../../generated/backend/tables.ts";
import { hashToken } from "../auth/refresh-token.ts";
import { claimsOf } from "../auth/require-session.ts";
import { activationTokens } from "../database/own-tables.ts";
import { toVersionCheck } from "../http/entity-tag.ts";
import { notFound } from "../http/http-problem.ts";
import { idOf, type RouteBuilder, sendRecord } from "./entity-routes.ts";
import { type CouponOrder, generateCoupons } from "./generate-coupons.ts";
import { toListSchema, toResponseSchema } from "./response-schema.ts";

/** Routes whose work the spec cannot say, by `entity.name`. */
export const specialRoutes: Readonly<Record<string, RouteBuilder>> = {
  "couponGeneration.create": ({ db, model, schemasOf }) => {
    const { $id: _, ...body } = schemasOf("couponGeneration").create;
    const schemas = schemasOf("coupon");
    return {
      schema: { body, response: { 201: toListSchema(schemas.read) } },
      handler: async (request, reply) => {
        const context = { db, storage: model.storage, schemas };
        return reply.code(201).send(await generateCoupons(context, request.body as CouponOrder));
      },
    };
  },

  "account.regenerateActivation": ({ db, storeOf }) => ({
    schema: { response: { 200: { type: "object", properties: { activationToken: { type: "string" } } } } },
    handler: async (request) => {
      const { id } = await storeOf("account").get(idOf(request.params));
      const activationToken = randomBytes(32).toString("base64url");
      const values = { tokenHash: hashToken(activationToken), createdAt: new Date() };
      await db
        .insert(activationTokens)
        .values({ accountId: id, ...values })
        .onConflictDoUpdate({ target: activationTokens.accountId, set: values });
      return { activationToken };
    },
  }),

  "account.makePrincipalUser": ({ storeOf, schemasOf }) => ({
    schema: { response: { 200: toResponseSchema(schemasOf("account").read) } },
    handler: async (request, reply) => {
      const check = toVersionCheck(request.headers["if-match"]);
      return sendRecord(reply, await storeOf("account").patch(idOf(request.params), { principalUser: true }, check));
    },
  }),

  /** Every business account that lacks a principal user gets its own user as one. */
  "account.updatePrincipalUsers": ({ db }) => ({
    schema: { response: { 200: { type: "object", properties: { updated: { type: "integer" } } } } },
    handler: async () => {
      const changed = await db
        .update(accounts)
        .set({
          principalUser: true,
          updatedAt: new Date().toISOString(),
          revision: sql`${accounts.revision} + 1`,
        })
        .where(and(eq(accounts.type, "business"), eq(accounts.principalUser, false)))
        .returning({ id: accounts.id });
      return { updated: changed.length };
    },
  }),

  "teacher.own": ({ db, storeOf, schemasOf }) => ({
    schema: { response: { 200: toResponseSchema(schemasOf("teacher").read) } },
    handler: async (request, reply) => {
      const { userId } = claimsOf(request);
      const [own] = await db.select({ id: teachers.id }).from(teachers).where(eq(teachers.userId, userId));
      if (own === undefined) {
        throw notFound();
      }
      return sendRecord(reply, await storeOf("teacher").get(own.id));
    },
  }),
};
