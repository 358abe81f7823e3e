// @generated from schema/entities/visit-cancellation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "entity-console/generated";

export declare const validateVisitCancellationCreate: Validate;
