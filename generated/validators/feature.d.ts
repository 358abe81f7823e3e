// @generated from schema/entities/feature.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validateFeatureCreate: Validate;
export declare const validateFeatureUpdate: Validate;
