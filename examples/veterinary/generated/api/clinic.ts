// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Clinic } from "../../schema/entities/clinic.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { ClinicBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function clinicApi(transport: Transport) {
  return {
    /** GET /clinics */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Clinic>({ method: "GET", path: "/clinics" }, query, options),
    /** GET /clinics/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Clinic>({ method: "GET", path: "/clinics/{id}", params: { id } }, options),
    /** POST /clinics */
    create: (body: ClinicBody, options?: CallOptions) =>
      transport.send<Clinic>({ method: "POST", path: "/clinics", body }, options),
    /** PUT /clinics/{id} */
    update: (id: RecordId, body: ClinicBody, options?: CallOptions) =>
      transport.send<Clinic>({ method: "PUT", path: "/clinics/{id}", params: { id }, body }, options),
    /** DELETE /clinics/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/clinics/{id}", params: { id } }, options),
    /** GET /clinics/nocturnal */
    nocturnal: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Clinic>({ method: "GET", path: "/clinics/nocturnal" }, query, options),
    /** POST /clinics/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/clinics/export", body, fileOf: query }, options),
    /** POST /clinics/batch */
    batch: (body: BatchBody<ClinicBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/clinics/batch", body }, options),
  };
}
