import { and, eq, exists, gte, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import {
  type BackendContext,
  conflict,
  createEntityStore,
  type Db,
  fieldProblem,
  hasSameText,
  invalid,
  isId,
  nextRevision,
  rejectNulCharacters,
  storedEntity,
  toBusinessDay,
  toEntityTag,
  toResponseSchema,
  toStoredTexts,
  toWriteHandler,
} from "entity-console/backend";
import type { FastifyInstance } from "fastify";
import { v7 as newId } from "uuid";
import { storage } from "../../../generated/backend/storage.ts";
import { accounts, couponAccounts, coupons, redemptions } from "../../../generated/backend/tables.ts";
import { couponCreateSchema, couponReadSchema, couponUpdateSchema } from "../../../generated/schemas/coupon.ts";

interface RedemptionOrder {
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
 * `POST /redemptions`: redeems a coupon for an account. The product's services call it before they grant credits; the
 * console does not. It counts and records the redemption, and returns the benefit.
 */
export function registerRedemptionRoute(app: FastifyInstance, context: BackendContext): void {
  const schemas = { read: couponReadSchema, create: couponCreateSchema, update: couponUpdateSchema };
  const { timeZone } = context.config;
  const store = createEntityStore({
    db: context.db,
    timeZone,
    storage,
    stored: storedEntity(storage, "coupon"),
    schemas,
  });
  app.post(
    "/redemptions",
    {
      config: { summary: "Uses a coupon once for an account", scope: "redemptions" },
      schema: { body: bodySchema, response: { 200: toResponseSchema(schemas.read) } },
      preValidation: async ({ body }) => {
        rejectNulCharacters(body);
        toStoredTexts(body, couponCreateSchema);
      },
    },
    toWriteHandler(context, { action: "redeem", entity: "coupon" }, ({ body }) => async (tx) => {
      const used = await useCoupon(tx, body as RedemptionOrder, toBusinessDay(new Date(), timeZone));
      const coupon = await store.get(used.couponId, tx);
      const answer = { statusCode: 200, etag: toEntityTag(coupon), body: coupon.record };
      return { answer, recordId: used.couponId, title: used.code, after: used };
    }),
  );
}

type Used = typeof redemptions.$inferInsert;

/**
 * Checks and counts in one statement, so that the limit holds under concurrency (case 190). The row lock is taken
 * first, so waiting requests see each other's redemptions.
 */
async function useCoupon(tx: Db, { code, accountId }: RedemptionOrder, today: string): Promise<Used> {
  await rejectUnknownAccount(tx, accountId);
  await tx.select({ id: coupons.id }).from(coupons).where(isCoupon(code)).for("update");
  const conditions = toConditions(tx, accountId, today);
  const [coupon] = await tx
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1`, revision: nextRevision(coupons.revision) })
    .where(and(isCoupon(code), ...Object.values(conditions)))
    .returning({ id: coupons.id, code: coupons.code, type: coupons.type, value: coupons.value });
  if (coupon === undefined) {
    return await refuse(tx, code, conditions);
  }
  const { id: couponId, type, value } = coupon;
  const createdAt = new Date().toISOString();
  const used: Used = { id: newId(), createdAt, code: coupon.code, couponId, accountId, type, value };
  await tx.insert(redemptions).values(used);
  return used;
}

function isCoupon(code: string): SQL | undefined {
  return hasSameText(coupons.code, code);
}

/** Conditions for a redemption, by the error code of each. */
function toConditions(tx: Db, accountId: string, today: string): Readonly<Record<string, SQL | undefined>> {
  const holder = tx
    .select({ one: sql`1` })
    .from(couponAccounts)
    .where(and(eq(couponAccounts.couponId, coupons.id), eq(couponAccounts.accountId, accountId)));
  const earlier = tx
    .select({ one: sql`1` })
    .from(redemptions)
    .where(and(eq(redemptions.couponId, coupons.id), eq(redemptions.accountId, accountId)));
  return {
    notActive: eq(coupons.status, "active"),
    expired: or(isNull(coupons.expirationDate), gte(coupons.expirationDate, today)),
    notForAccount: or(eq(coupons.distribution, "public"), exists(holder)),
    alreadyRedeemed: or(eq(coupons.oncePerAccount, false), not(exists(earlier))),
    exhausted: or(isNull(coupons.usageLimit), lt(coupons.usageCount, coupons.usageLimit)),
  };
}

async function refuse(tx: Db, code: string, conditions: ReturnType<typeof toConditions>): Promise<never> {
  for (const [reason, condition] of Object.entries(conditions)) {
    const [holds] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(isCoupon(code), condition));
    const [known] = await tx.select({ id: coupons.id }).from(coupons).where(isCoupon(code));
    if (known === undefined) {
      throw invalid([fieldProblem("code", "notFound", "does not exist")]);
    }
    if (holds === undefined) {
      throw conflict("The coupon cannot be used", [fieldProblem("code", reason, "cannot be used")]);
    }
  }
  // The condition that failed has become true in the meantime.
  throw conflict("Another change came in between; try again", []);
}

async function rejectUnknownAccount(tx: Db, accountId: string): Promise<void> {
  const known = isId(accountId)
    ? await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
    : [];
  if (known.length === 0) {
    throw invalid([fieldProblem("accountId", "notFound", "does not exist")]);
  }
}
