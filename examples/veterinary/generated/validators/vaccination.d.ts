// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateVaccinationCreate: Validate;
