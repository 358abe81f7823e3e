import type { OverrideRegistry } from "#console/crud/overrides/entity-overrides.ts";
import { couponOverrides } from "./coupon.tsx";
import { couponGenerationOverrides } from "./coupon-generation.tsx";

/** Every override there is, by the entity's name. */
export const overrideRegistry: OverrideRegistry = {
  coupon: couponOverrides,
  couponGeneration: couponGenerationOverrides,
};
