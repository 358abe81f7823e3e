// @generated from schema/entities/redemption.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Redemption } from "../../schema/entities/redemption.ts";
import type { CallOptions, ExportBody, ListQuery, RecordId, Transport } from "entity-console/generated";

/** Calls of this entity. They reject with an `ApiError`. */
export function redemptionApi(transport: Transport) {
  return {
    /** GET /redemptions */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Redemption>({ method: "GET", path: "/redemptions" }, query, options),
    /** GET /redemptions/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Redemption>({ method: "GET", path: "/redemptions/{id}", params: { id } }, options),
    /** POST /redemptions/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/redemptions/export", body, fileOf: query }, options),
  };
}
