// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Supplier } from "../../schema/entities/supplier.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { SupplierBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function supplierApi(transport: Transport) {
  return {
    /** GET /supply-houses */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Supplier>({ method: "GET", path: "/supply-houses" }, query, options),
    /** GET /supply-houses/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Supplier>({ method: "GET", path: "/supply-houses/{id}", params: { id } }, options),
    /** POST /supply-houses */
    create: (body: SupplierBody, options?: CallOptions) =>
      transport.send<Supplier>({ method: "POST", path: "/supply-houses", body }, options),
    /** PUT /supply-houses/{id} */
    update: (id: RecordId, body: SupplierBody, options?: CallOptions) =>
      transport.send<Supplier>({ method: "PUT", path: "/supply-houses/{id}", params: { id }, body }, options),
    /** DELETE /supply-houses/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/supply-houses/{id}", params: { id } }, options),
    /** POST /supply-houses/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/supply-houses/export", body, fileOf: query }, options),
    /** POST /supply-houses/batch */
    batch: (body: BatchBody<SupplierBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/supply-houses/batch", body }, options),
  };
}
