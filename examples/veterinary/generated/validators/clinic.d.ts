// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateClinicCreate: Validate;
export declare const validateClinicUpdate: Validate;
