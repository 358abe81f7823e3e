import { and, eq, exists, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { toBusinessDay } from "#backend/config/business-day.ts";
import type { BackendContext } from "#backend/context/backend-context.ts";
import type { Db } from "#backend/database/database.ts";
import { createEntityStore } from "#backend/entities/entity-store.ts";
import { toResponseSchema } from "#backend/entities/response-schema.ts";
import { isId, storedEntity } from "#backend/entities/stored-entity.ts";
import { toEntityTag } from "#backend/http/entity-tag.ts";
import { conflict, fieldProblem, invalid } from "#backend/http/http-problem.ts";
import { refuseNulCharacters } from "#backend/http/request-body.ts";
import { toWriteHandler } from "#backend/writes/write-handler.ts";
import { storage } from "../../../generated/backend/storage.ts";
import { accounts, couponAccounts, coupons } from "../../../generated/backend/tables.ts";
import { couponCreateSchema, couponReadSchema, couponUpdateSchema } from "../../../generated/schemas/coupon.ts";

interface Redemption {
  readonly code: string;
  readonly accountId: string;
}

const bodySchema = {
  type: "object",
  properties: {
    code: { type: "string", minLength: 1, maxLength: 40 },
    accountId: { type: "string", minLength: 1, maxLength: 100 },
  },
  required: ["code", "accountId"],
  additionalProperties: false,
};

/**
 * `POST /redemptions`: one use of a coupon. The product's own services call it; the console does not. It counts the use
 * and says what it was good for: who grants the credits asks here first.
 */
export function registerRedemptionRoute(app: FastifyInstance, context: BackendContext): void {
  const schemas = { read: couponReadSchema, create: couponCreateSchema, update: couponUpdateSchema };
  const { timeZone } = context.config;
  const store = createEntityStore({ db: context.db, storage, stored: storedEntity(storage, "coupon"), schemas });
  app.post(
    "/redemptions",
    {
      config: { summary: "Uses a coupon once for an account" },
      schema: { body: bodySchema, response: { 200: toResponseSchema(schemas.read) } },
      preValidation: async (request) => refuseNulCharacters(request.body),
    },
    toWriteHandler(context, { action: "redeem", entity: "coupon" }, ({ body }) => async (tx) => {
      const id = await useCoupon(tx, body as Redemption, toBusinessDay(new Date(), timeZone));
      const coupon = await store.get(id, tx);
      const answer = { statusCode: 200, etag: toEntityTag(coupon), body: coupon.record };
      return { answer, recordId: id, title: (body as Redemption).code };
    }),
  );
}

/** One statement checks and counts, so that however many try at once, the limit holds (case 190). */
async function useCoupon(tx: Db, { code, accountId }: Redemption, today: string): Promise<string> {
  await refuseUnknownAccount(tx, accountId);
  const conditions = toConditions(tx, accountId, today);
  const used = await tx
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1`, revision: sql`${coupons.revision} + 1` })
    .where(and(eq(coupons.code, code), ...Object.values(conditions)))
    .returning({ id: coupons.id });
  const [coupon] = used;
  return coupon?.id ?? (await refuse(tx, code, conditions));
}

/** What must hold of a coupon, by what is said where it does not. */
function toConditions(tx: Db, accountId: string, today: string): Readonly<Record<string, SQL | undefined>> {
  const holder = tx
    .select({ one: sql`1` })
    .from(couponAccounts)
    .where(and(eq(couponAccounts.couponId, coupons.id), eq(couponAccounts.accountId, accountId)));
  return {
    notActive: eq(coupons.status, "active"),
    expired: or(isNull(coupons.expirationDate), gte(coupons.expirationDate, today)),
    notForAccount: or(eq(coupons.distribution, "public"), exists(holder)),
    exhausted: or(isNull(coupons.usageLimit), lt(coupons.usageCount, coupons.usageLimit)),
  };
}

async function refuse(tx: Db, code: string, conditions: ReturnType<typeof toConditions>): Promise<never> {
  for (const [reason, condition] of Object.entries(conditions)) {
    const [holds] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.code, code), condition));
    const [known] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
    if (known === undefined) {
      throw invalid([fieldProblem("code", "notFound", "does not exist")]);
    }
    if (holds === undefined) {
      throw conflict("The coupon cannot be used", [fieldProblem("code", reason, "cannot be used")]);
    }
  }
  // Whatever stood against it a moment ago does not any more.
  throw conflict("Another change came in between; try again", []);
}

async function refuseUnknownAccount(tx: Db, accountId: string): Promise<void> {
  const known = isId(accountId)
    ? await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
    : [];
  if (known.length === 0) {
    throw invalid([fieldProblem("accountId", "notFound", "does not exist")]);
  }
}
