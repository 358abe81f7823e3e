// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Account } from "../schema/entities/account.ts";
import type { Coupon } from "../schema/entities/coupon.ts";
import type { CouponGeneration } from "../schema/entities/coupon-generation.ts";
import type { Feature } from "../schema/entities/feature.ts";
import type { Plan } from "../schema/entities/plan.ts";
import type { PlanPayment } from "../schema/entities/plan-payment.ts";

/** Request body: the fields that the backend does not set itself. */
export type AccountBody = Omit<Account, "id" | "createdAt" | "updatedAt" | "plan" | "principalUser">;

/** Request body: the fields that the backend does not set itself. */
export type CouponBody = Omit<Coupon, "id" | "usageCount" | "batch">;

/** Request body: the fields that the backend does not set itself. */
export type CouponGenerationBody = Omit<CouponGeneration, never>;

/** Request body: the fields that the backend does not set itself. */
export type FeatureBody = Omit<Feature, "id">;

/** Request body: the fields that the backend does not set itself. */
export type PlanBody = Omit<Plan, "id" | "planPayments"> & {
  /** An item with an id is updated; one without an id is created. */
  planPayments: (PlanPaymentBody & { id?: string })[];
};

/** Request body: the fields that the backend does not set itself. */
export type PlanPaymentBody = Omit<PlanPayment, "id" | "planId">;
