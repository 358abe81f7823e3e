import type { OverrideRegistry } from "../crud/entity-overrides.ts";
import { couponOverrides } from "./coupon.tsx";

/** Every override there is, by the entity's name. */
export const overrideRegistry: OverrideRegistry = {
  coupon: couponOverrides,
};
