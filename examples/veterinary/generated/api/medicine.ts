// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Medicine } from "../../schema/entities/medicine.ts";
import {
  type BatchBody,
  type BatchResponse,
  type CallOptions,
  type ExportBody,
  type ListQuery,
  type RecordId,
  toBatchNames,
  type Transport,
} from "entity-console/generated";
import type { MedicineBody } from "../bodies.ts";
import { wireNames } from "../wire-names.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function medicineApi(transport: Transport) {
  return {
    /** GET /pharmacy */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Medicine>({ method: "GET", path: "/pharmacy", wire: { record: wireNames.medicine } }, query, options),
    /** GET /pharmacy/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Medicine>({ method: "GET", path: "/pharmacy/{id}", params: { id }, wire: { record: wireNames.medicine } }, options),
    /** POST /pharmacy */
    create: (body: MedicineBody, options?: CallOptions) =>
      transport.send<Medicine>({ method: "POST", path: "/pharmacy", body, wire: { body: wireNames.medicine, record: wireNames.medicine } }, options),
    /** PUT /pharmacy/{id} */
    update: (id: RecordId, body: MedicineBody, options?: CallOptions) =>
      transport.send<Medicine>({ method: "PUT", path: "/pharmacy/{id}", params: { id }, body, wire: { body: wireNames.medicine, record: wireNames.medicine } }, options),
    /** DELETE /pharmacy/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/pharmacy/{id}", params: { id } }, options),
    /** POST /pharmacy/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/pharmacy/export", body, fileOf: query, wire: { record: wireNames.medicine } }, options),
    /** POST /pharmacy/batch */
    batch: (body: BatchBody<MedicineBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/pharmacy/batch", body, wire: toBatchNames(wireNames.medicine) }, options),
  };
}
