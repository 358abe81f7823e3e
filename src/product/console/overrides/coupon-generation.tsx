/**
 * Why this file exists: the user needs the generated codes, so a dialog lists them before the form closes. One call
 * generates at most 20,000 coupons, so larger orders are sent as several calls.
 */
import { type CreatedOverrideProps, type EntityOverrides, lazyComponent } from "entity-console/console";

const GeneratedCouponsDialog = lazyComponent(
  async () => (await import("./generated-coupons-dialog.tsx")).GeneratedCouponsDialog,
);

/** If the dialog cannot be loaded, the form closes: a second save would generate the coupons again. */
function GeneratedCoupons(props: CreatedOverrideProps) {
  return <GeneratedCouponsDialog {...props} onMissing={props.onDone} />;
}

export const couponGenerationOverrides = {
  created: GeneratedCoupons,
  screens: {
    create: async () => (await import("../coupon/generate-coupons-screen.tsx")).GenerateCouponsScreen,
  },
} satisfies EntityOverrides<"couponGeneration">;
