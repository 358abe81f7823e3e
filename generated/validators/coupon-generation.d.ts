// @generated from schema/entities/coupon-generation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateCouponGenerationCreate: Validate;
