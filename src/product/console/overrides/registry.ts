import type { OverrideRegistry } from "entity-console/console";
import { accountOverrides } from "./account.tsx";
import { couponOverrides } from "./coupon.tsx";
import { couponGenerationOverrides } from "./coupon-generation.tsx";
import { featureOverrides } from "./feature.tsx";
import { planOverrides } from "./plan.tsx";

/** All overrides by entity. */
export const overrideRegistry = {
  entities: {
    account: accountOverrides,
    coupon: couponOverrides,
    couponGeneration: couponGenerationOverrides,
    feature: featureOverrides,
    plan: planOverrides,
  },
} satisfies OverrideRegistry;
