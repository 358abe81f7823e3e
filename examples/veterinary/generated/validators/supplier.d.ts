// @generated from schema/entities/supplier.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateSupplierCreate: Validate;
export declare const validateSupplierUpdate: Validate;
