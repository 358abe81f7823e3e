// @generated from schema/entities/invoice.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateInvoiceCreate: Validate;
export declare const validateInvoiceUpdate: Validate;
