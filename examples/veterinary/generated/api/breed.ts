// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Breed } from "../../schema/entities/breed.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { BreedBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function breedApi(transport: Transport) {
  return {
    /** GET /breeds */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Breed>({ method: "GET", path: "/breeds" }, query, options),
    /** GET /breeds/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Breed>({ method: "GET", path: "/breeds/{id}", params: { id } }, options),
    /** POST /breeds */
    create: (body: BreedBody, options?: CallOptions) =>
      transport.send<Breed>({ method: "POST", path: "/breeds", body }, options),
    /** PUT /breeds/{id} */
    update: (id: RecordId, body: BreedBody, options?: CallOptions) =>
      transport.send<Breed>({ method: "PUT", path: "/breeds/{id}", params: { id }, body }, options),
    /** DELETE /breeds/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/breeds/{id}", params: { id } }, options),
    /** POST /breeds/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/breeds/export", body, fileOf: query }, options),
    /** POST /breeds/batch */
    batch: (body: BatchBody<BreedBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/breeds/batch", body }, options),
  };
}
