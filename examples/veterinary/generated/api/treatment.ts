// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Treatment } from "../../schema/entities/treatment.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { TreatmentBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function treatmentApi(transport: Transport) {
  return {
    /** GET /treatments */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Treatment>({ method: "GET", path: "/treatments" }, query, options),
    /** GET /treatments/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Treatment>({ method: "GET", path: "/treatments/{id}", params: { id } }, options),
    /** POST /treatments */
    create: (body: TreatmentBody, options?: CallOptions) =>
      transport.send<Treatment>({ method: "POST", path: "/treatments", body }, options),
    /** PUT /treatments/{id} */
    update: (id: RecordId, body: TreatmentBody, options?: CallOptions) =>
      transport.send<Treatment>({ method: "PUT", path: "/treatments/{id}", params: { id }, body }, options),
    /** DELETE /treatments/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/treatments/{id}", params: { id } }, options),
    /** POST /treatments/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/treatments/export", body, fileOf: query }, options),
    /** POST /treatments/batch */
    batch: (body: BatchBody<TreatmentBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/treatments/batch", body }, options),
  };
}
