// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Feature } from "../../schema/entities/feature.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { FeatureBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function featureApi(transport: Transport) {
  return {
    /** GET /features */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Feature>({ method: "GET", path: "/features" }, query, options),
    /** GET /features/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Feature>({ method: "GET", path: "/features/{id}", params: { id } }, options),
    /** POST /features */
    create: (body: FeatureBody, options?: CallOptions) =>
      transport.send<Feature>({ method: "POST", path: "/features", body }, options),
    /** PUT /features/{id} */
    update: (id: RecordId, body: FeatureBody, options?: CallOptions) =>
      transport.send<Feature>({ method: "PUT", path: "/features/{id}", params: { id }, body }, options),
    /** DELETE /features/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/features/{id}", params: { id } }, options),
    /** POST /features/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/features/export", body, fileOf: query }, options),
    /** POST /features/batch */
    batch: (body: BatchBody<FeatureBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/features/batch", body }, options),
  };
}
