/**
 * Why this file exists: the user needs the generated codes, so a dialog lists them before the form closes. One call
 * generates at most 20,000 coupons, so larger orders are sent as several calls.
 */
import { lazy, Suspense } from "react";
import type { CreatedOverrideProps, EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";

const GeneratedCouponsDialog = lazy(async () => ({
  default: (await import("./generated-coupons-dialog.tsx")).GeneratedCouponsDialog,
}));

function GeneratedCoupons(props: CreatedOverrideProps) {
  return (
    <Suspense fallback={null}>
      <GeneratedCouponsDialog {...props} />
    </Suspense>
  );
}

export const couponGenerationOverrides = {
  created: GeneratedCoupons,
  screens: {
    create: async () => (await import("../coupon/generate-coupons-screen.tsx")).GenerateCouponsScreen,
  },
} satisfies EntityOverrides<"couponGeneration">;
