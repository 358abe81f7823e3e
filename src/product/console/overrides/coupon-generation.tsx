/**
 * Why this file exists: generated codes are handed out at once, so they are shown before the form is left. The call
 * answers the coupons themselves, which no form's answer does otherwise.
 */
import { lazy, Suspense } from "react";
import type { CreatedOverrideProps, EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { isObject } from "#console/lib/json-object.ts";
import type { IssuedCoupon } from "./issued-coupons.ts";

const GeneratedCouponsDialog = lazy(async () => ({
  default: (await import("./generated-coupons-dialog.tsx")).GeneratedCouponsDialog,
}));

/** A coupon as a backend answers it: the record, or its code alone. */
function toIssued(row: unknown): readonly IssuedCoupon[] {
  const coupon: unknown = typeof row === "string" ? { code: row } : row;
  const { code, ...more } = isObject(coupon) ? coupon : {};
  return typeof code === "string" && code !== "" ? [{ ...more, code }] : [];
}

/** The coupons in a page of them, as the client's call answers it; none where the backend did not list them. */
function couponsIn(answer: unknown): readonly IssuedCoupon[] {
  const rows: unknown = isObject(answer) ? answer["rows"] : undefined;
  return Array.isArray(rows) ? rows.flatMap(toIssued) : [];
}

function GeneratedCoupons({ answer, sent, onDone }: CreatedOverrideProps) {
  return (
    <Suspense fallback={null}>
      <GeneratedCouponsDialog coupons={couponsIn(answer)} sent={sent} onClose={onDone} />
    </Suspense>
  );
}

export const couponGenerationOverrides = {
  created: GeneratedCoupons,
} satisfies EntityOverrides<"couponGeneration">;
