// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateInvoiceCreate: Validate;
export declare const validateInvoiceUpdate: Validate;
