// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateBreedCreate: Validate;
export declare const validateBreedUpdate: Validate;
