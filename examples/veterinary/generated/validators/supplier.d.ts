// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateSupplierCreate: Validate;
export declare const validateSupplierUpdate: Validate;
