// @generated from schema/entities/appointment-series.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validateAppointmentSeriesCreate: Validate;
