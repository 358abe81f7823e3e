// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Appointment } from "../../schema/entities/appointment.ts";
import type { CallOptions, Transport } from "entity-console/generated";
import type { AppointmentSeriesBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function appointmentSeriesApi(transport: Transport) {
  return {
    /** POST /appointment-batches */
    create: (body: AppointmentSeriesBody, options?: CallOptions) =>
      transport.list<Appointment>({ method: "POST", path: "/appointment-batches", body }, undefined, options),
  };
}
