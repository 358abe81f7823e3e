/**
 * Why this file exists: generated codes are handed out at once, so they are shown before the form is left. The call
 * answers the coupons themselves, which no form's answer does otherwise.
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
} satisfies EntityOverrides<"couponGeneration">;
