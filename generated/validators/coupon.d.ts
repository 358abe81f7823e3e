// @generated from schema/entities/coupon.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateCouponCreate: Validate;
export declare const validateCouponUpdate: Validate;
