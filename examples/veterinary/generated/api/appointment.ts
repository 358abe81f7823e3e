// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Appointment } from "../../schema/entities/appointment.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { AppointmentBody, VisitCancellationBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function appointmentApi(transport: Transport) {
  return {
    /** GET /appointments/all */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Appointment>({ method: "GET", path: "/appointments/all" }, query, options),
    /** GET /appointments/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Appointment>({ method: "GET", path: "/appointments/{id}", params: { id } }, options),
    /** POST /appointments */
    create: (body: AppointmentBody, options?: CallOptions) =>
      transport.send<Appointment>({ method: "POST", path: "/appointments", body }, options),
    /** PUT /appointments/{id} */
    update: (id: RecordId, body: AppointmentBody, options?: CallOptions) =>
      transport.send<Appointment>({ method: "PUT", path: "/appointments/{id}", params: { id }, body }, options),
    /** DELETE /appointments/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/appointments/{id}", params: { id } }, options),
    /** GET /appointments/pending */
    pendingVisits: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Appointment>({ method: "GET", path: "/appointments/pending" }, query, options),
    /** PUT /appointments/{id}/confirm-visit */
    confirmVisit: (id: RecordId, options?: CallOptions) =>
      transport.send<unknown>({ method: "PUT", path: "/appointments/{id}/confirm-visit", params: { id } }, options),
    /** PUT /appointments/{id}/call-off */
    callOffVisit: (id: RecordId, body: VisitCancellationBody, options?: CallOptions) =>
      transport.send<unknown>({ method: "PUT", path: "/appointments/{id}/call-off", params: { id }, body }, options),
    /** POST /appointments/mark-missed */
    markMissed: (options?: CallOptions) =>
      transport.send<unknown>({ method: "POST", path: "/appointments/mark-missed" }, options),
    /** POST /appointments/all/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/appointments/all/export", body, fileOf: query }, options),
    /** POST /appointments/batch */
    batch: (body: BatchBody<AppointmentBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/appointments/batch", body }, options),
  };
}
