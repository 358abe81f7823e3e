// @generated from schema/entities/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Account } from "../schema/entities/account.ts";
import type { Coupon } from "../schema/entities/coupon.ts";
import type { CouponGeneration } from "../schema/entities/coupon-generation.ts";
import type { Feature } from "../schema/entities/feature.ts";
import type { Plan } from "../schema/entities/plan.ts";
import type { PlanPayment } from "../schema/entities/plan-payment.ts";

/** What a write may send: everything but what the backend owns. */
export type AccountBody = Omit<Account, "id" | "createdAt" | "updatedAt" | "plan" | "principalUser">;

/** What a write may send: everything but what the backend owns. */
export type CouponBody = Omit<Coupon, "id" | "usageCount" | "batch">;

/** What a write may send: everything but what the backend owns. */
export type CouponGenerationBody = Omit<CouponGeneration, never>;

/** What a write may send: everything but what the backend owns. */
export type FeatureBody = Omit<Feature, "id">;

/** What a write may send: everything but what the backend owns. */
export type PlanBody = Omit<Plan, "id" | "planPayments"> & {
  /** A record of it that has an id is changed, one that has none is new. */
  planPayments: (PlanPaymentBody & { id?: string })[];
};

/** What a write may send: everything but what the backend owns. */
export type PlanPaymentBody = Omit<PlanPayment, "id" | "planId">;
