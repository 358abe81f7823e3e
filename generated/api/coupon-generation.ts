// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Coupon } from "../../schema/entities/coupon.ts";
import type { CallOptions, Transport } from "entity-console/generated";
import type { CouponGenerationBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function couponGenerationApi(transport: Transport) {
  return {
    /** POST /coupons/generate */
    create: (body: CouponGenerationBody, options?: CallOptions) =>
      transport.list<Coupon>({ method: "POST", path: "/coupons/generate", body }, undefined, options),
  };
}
