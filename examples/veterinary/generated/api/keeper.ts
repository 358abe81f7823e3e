// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Keeper } from "../../schema/entities/keeper.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { KeeperBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function keeperApi(transport: Transport) {
  return {
    /** GET /keepers */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Keeper>({ method: "GET", path: "/keepers" }, query, options),
    /** GET /keepers/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Keeper>({ method: "GET", path: "/keepers/{id}", params: { id } }, options),
    /** POST /keepers */
    create: (body: KeeperBody, options?: CallOptions) =>
      transport.send<Keeper>({ method: "POST", path: "/keepers", body }, options),
    /** PUT /keepers/{id} */
    update: (id: RecordId, body: KeeperBody, options?: CallOptions) =>
      transport.send<Keeper>({ method: "PUT", path: "/keepers/{id}", params: { id }, body }, options),
    /** DELETE /keepers/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/keepers/{id}", params: { id } }, options),
    /** POST /keepers/{id}/portal-key */
    issuePortalKey: (id: RecordId, options?: CallOptions) =>
      transport.send<unknown>({ method: "POST", path: "/keepers/{id}/portal-key", params: { id } }, options),
    /** POST /keepers/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/keepers/export", body, fileOf: query }, options),
    /** POST /keepers/batch */
    batch: (body: BatchBody<KeeperBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/keepers/batch", body }, options),
  };
}
