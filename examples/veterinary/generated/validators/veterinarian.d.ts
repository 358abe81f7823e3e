// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateVeterinarianCreate: Validate;
export declare const validateVeterinarianUpdate: Validate;
