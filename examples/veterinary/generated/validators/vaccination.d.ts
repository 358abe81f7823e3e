// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validateVaccinationCreate: Validate;
