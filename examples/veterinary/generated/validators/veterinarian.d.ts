// @generated from schema/entities/veterinarian.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateVeterinarianCreate: Validate;
export declare const validateVeterinarianUpdate: Validate;
