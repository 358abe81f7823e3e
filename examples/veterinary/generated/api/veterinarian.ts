// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Veterinarian } from "../../schema/entities/veterinarian.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { VeterinarianBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function veterinarianApi(transport: Transport) {
  return {
    /** GET /veterinarians */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Veterinarian>({ method: "GET", path: "/veterinarians" }, query, options),
    /** GET /veterinarians/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Veterinarian>({ method: "GET", path: "/veterinarians/{id}", params: { id } }, options),
    /** POST /veterinarians */
    create: (body: VeterinarianBody, options?: CallOptions) =>
      transport.send<Veterinarian>({ method: "POST", path: "/veterinarians", body }, options),
    /** PUT /veterinarians/{id} */
    update: (id: RecordId, body: VeterinarianBody, options?: CallOptions) =>
      transport.send<Veterinarian>({ method: "PUT", path: "/veterinarians/{id}", params: { id }, body }, options),
    /** DELETE /veterinarians/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/veterinarians/{id}", params: { id } }, options),
    /** GET /veterinarians/assignable */
    assignable: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Veterinarian>({ method: "GET", path: "/veterinarians/assignable" }, query, options),
    /** POST /veterinarians/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/veterinarians/export", body, fileOf: query }, options),
    /** POST /veterinarians/batch */
    batch: (body: BatchBody<VeterinarianBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/veterinarians/batch", body }, options),
  };
}
