// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Transport } from "entity-console/generated";
import { accountApi } from "./account.ts";
import { couponApi } from "./coupon.ts";
import { couponGenerationApi } from "./coupon-generation.ts";
import { featureApi } from "./feature.ts";
import { planApi } from "./plan.ts";
import { redemptionApi } from "./redemption.ts";
import { teacherApi } from "./teacher.ts";

/** The clients of all entities over one transport. */
export function createClient(transport: Transport) {
  return {
    account: accountApi(transport),
    coupon: couponApi(transport),
    couponGeneration: couponGenerationApi(transport),
    feature: featureApi(transport),
    plan: planApi(transport),
    redemption: redemptionApi(transport),
    teacher: teacherApi(transport),
  };
}

export type Client = ReturnType<typeof createClient>;
