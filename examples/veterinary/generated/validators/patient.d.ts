// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validatePatientCreate: Validate;
export declare const validatePatientUpdate: Validate;
