// @generated from schema/entities/plan.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Plan } from "../../schema/entities/plan.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { PlanBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function planApi(transport: Transport) {
  return {
    /** GET /plans */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Plan>({ method: "GET", path: "/plans" }, query, options),
    /** GET /plans/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Plan>({ method: "GET", path: "/plans/{id}", params: { id } }, options),
    /** POST /plans */
    create: (body: PlanBody, options?: CallOptions) =>
      transport.send<Plan>({ method: "POST", path: "/plans", body }, options),
    /** PUT /plans/{id} */
    update: (id: RecordId, body: PlanBody, options?: CallOptions) =>
      transport.send<Plan>({ method: "PUT", path: "/plans/{id}", params: { id }, body }, options),
    /** DELETE /plans/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/plans/{id}", params: { id } }, options),
    /** GET /plans/enabled */
    enabled: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Plan>({ method: "GET", path: "/plans/enabled" }, query, options),
    /** POST /plans/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/plans/export", body, fileOf: query }, options),
    /** POST /plans/batch */
    batch: (body: BatchBody<PlanBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/plans/batch", body }, options),
  };
}
