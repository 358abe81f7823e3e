// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Invoice } from "../../schema/entities/invoice.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { InvoiceBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function invoiceApi(transport: Transport) {
  return {
    /** GET /billing/ledger */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Invoice>({ method: "GET", path: "/billing/ledger" }, query, options),
    /** GET /billing/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Invoice>({ method: "GET", path: "/billing/{id}", params: { id } }, options),
    /** POST /billing/drafts */
    create: (body: InvoiceBody, options?: CallOptions) =>
      transport.send<Invoice>({ method: "POST", path: "/billing/drafts", body }, options),
    /** PUT /billing/{id} */
    update: (id: RecordId, body: InvoiceBody, options?: CallOptions) =>
      transport.send<Invoice>({ method: "PUT", path: "/billing/{id}", params: { id }, body }, options),
    /** DELETE /billing/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/billing/{id}", params: { id } }, options),
    /** GET /billing/arrears */
    arrears: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Invoice>({ method: "GET", path: "/billing/arrears" }, query, options),
    /** PUT /billing/{id}/settle */
    settle: (id: RecordId, options?: CallOptions) =>
      transport.send<unknown>({ method: "PUT", path: "/billing/{id}/settle", params: { id } }, options),
    /** POST /billing/ledger/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/billing/ledger/export", body, fileOf: query }, options),
    /** POST /billing/drafts/batch */
    batch: (body: BatchBody<InvoiceBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/billing/drafts/batch", body }, options),
  };
}
