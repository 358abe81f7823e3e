// @generated from schema/entities/appointment.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Validate } from "#contract/json-schema.ts";

export declare const validateAppointmentCreate: Validate;
export declare const validateAppointmentUpdate: Validate;
