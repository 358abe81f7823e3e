/**
 * Why this file exists: generated codes are handed out at once, so they are shown before the form is left. The call
 * answers the coupons themselves, which no form's answer does otherwise.
 */
import { lazy, Suspense } from "react";
import type { CreatedOverrideProps, EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import type { Coupon } from "../../../../schema/entities/coupon.ts";

const GeneratedCouponsDialog = lazy(async () => ({
  default: (await import("./generated-coupons-dialog.tsx")).GeneratedCouponsDialog,
}));

function isCoupon(row: unknown): row is Coupon {
  return typeof row === "object" && row !== null && typeof Reflect.get(row, "code") === "string";
}

/** The coupons in a page of them, as the client's call answers it. */
function couponsIn(answer: unknown): readonly Coupon[] {
  const rows: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, "rows") : undefined;
  return Array.isArray(rows) ? rows.filter(isCoupon) : [];
}

function GeneratedCoupons({ answer, onDone }: CreatedOverrideProps) {
  return (
    <Suspense fallback={null}>
      <GeneratedCouponsDialog coupons={couponsIn(answer)} onClose={onDone} />
    </Suspense>
  );
}

export const couponGenerationOverrides = {
  created: GeneratedCoupons,
} satisfies EntityOverrides<"couponGeneration">;
