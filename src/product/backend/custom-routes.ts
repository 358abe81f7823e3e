import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import {
  batchRoute,
  type CustomRoutes,
  claimsOf,
  hashToken,
  hasSameText,
  idOf,
  nextRevision,
  notFound,
  sendRecord,
  toBusinessDay,
  toRecordResult,
  toResponseSchema,
  toVersionCheck,
  writeHandler,
} from "entity-console/backend";
import { accounts, teachers, users } from "../../../generated/backend/tables.ts";
import {
  type CouponOrder,
  generateCoupons,
  newBatchName,
  rejectExpired,
  rejectOtherBatch,
} from "./generate-coupons.ts";
import { activationTokens } from "./own-tables.ts";

/** Calls of this product that the generic routes do not implement. */
export const customRoutes: CustomRoutes = {
  "couponGeneration.create": (route) =>
    batchRoute(route, "coupon", async ({ body }) => {
      const today = toBusinessDay(new Date(), route.config.timeZone);
      const order = body as CouponOrder;
      const batch = order.batch ?? newBatchName(today);
      const context = { storage: route.model.storage, schemas: route.schemasOf("coupon") };
      return {
        ...(await generateCoupons(context, order, batch)),
        // Not before the transaction: a retry with the same Idempotency-Key gets the stored response on any day.
        check: async (tx) => {
          rejectExpired(order, today);
          await rejectOtherBatch(tx, order);
        },
      };
    }),

  "account.regenerateActivation": (route) => ({
    schema: { response: { 200: { type: "object", properties: { activationToken: { type: "string" } } } } },
    handler: writeHandler(route, ({ params }) => async (tx) => {
      const { id, record } = await route.storeOf("account").get(idOf(params), tx);
      const activationToken = randomBytes(32).toString("base64url");
      const values = { tokenHash: hashToken(activationToken), createdAt: new Date() };
      await tx
        .insert(activationTokens)
        .values({ accountId: id, ...values })
        .onConflictDoUpdate({ target: activationTokens.accountId, set: values });
      const answer = { statusCode: 200, etag: null, body: { activationToken } };
      return { answer, recordId: id, title: String(record["username"]) };
    }),
  }),

  "account.makePrincipalUser": (route) => ({
    schema: { response: { 200: toResponseSchema(route.schemasOf("account").read) } },
    handler: writeHandler(route, ({ params, headers }) => {
      const check = toVersionCheck(headers["if-match"]);
      const work = route.storeOf("account").patch(idOf(params), { principalUser: true }, check);
      return async (tx) => toRecordResult(route, await work(tx));
    }),
  }),

  /** Each business account without a principal user gets its own user as the principal one. */
  "account.updatePrincipalUsers": (route) => ({
    schema: { response: { 200: { type: "object", properties: { updated: { type: "integer" } } } } },
    handler: writeHandler(route, () => async (tx) => {
      const changed = await tx
        .update(accounts)
        .set({
          principalUser: true,
          updatedAt: new Date().toISOString(),
          revision: nextRevision(accounts.revision),
        })
        .where(and(eq(accounts.type, "business"), eq(accounts.principalUser, false)))
        .returning({ id: accounts.id });
      const body = { updated: changed.length };
      return { answer: { statusCode: 200, etag: null, body }, after: body };
    }),
  }),

  /** The teacher profile of the staff user: the one whose user has the same username. */
  "teacher.own": ({ db, storeOf, schemasOf }) => ({
    schema: { response: { 200: toResponseSchema(schemasOf("teacher").read) } },
    handler: async (request, reply) => {
      const { username } = claimsOf(request);
      const [own] = await db
        .select({ id: teachers.id })
        .from(teachers)
        .innerJoin(users, eq(users.id, teachers.userId))
        .where(hasSameText(users.username, username))
        .orderBy(desc(eq(users.username, username)))
        .limit(1);
      if (own === undefined) {
        throw notFound();
      }
      return sendRecord(reply, await storeOf("teacher").get(own.id));
    },
  }),
};
