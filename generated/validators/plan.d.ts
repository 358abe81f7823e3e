// @generated from schema/entities/plan.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validatePlanCreate: Validate;
export declare const validatePlanUpdate: Validate;
