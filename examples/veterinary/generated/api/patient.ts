// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Patient } from "../../schema/entities/patient.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { PatientBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function patientApi(transport: Transport) {
  return {
    /** GET /patients */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Patient>({ method: "GET", path: "/patients" }, query, options),
    /** GET /patients/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Patient>({ method: "GET", path: "/patients/{id}", params: { id } }, options),
    /** POST /patients */
    create: (body: PatientBody, options?: CallOptions) =>
      transport.send<Patient>({ method: "POST", path: "/patients", body }, options),
    /** PUT /patients/{id} */
    update: (id: RecordId, body: PatientBody, options?: CallOptions) =>
      transport.send<Patient>({ method: "PUT", path: "/patients/{id}", params: { id }, body }, options),
    /** DELETE /patients/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/patients/{id}", params: { id } }, options),
    /** POST /patients/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/patients/export", body, fileOf: query }, options),
    /** POST /patients/batch */
    batch: (body: BatchBody<PatientBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/patients/batch", body }, options),
  };
}
