// @generated from schema/entities/supplier.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validateSupplierCreate: Validate;
export declare const validateSupplierUpdate: Validate;
