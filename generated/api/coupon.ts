// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Coupon } from "../../schema/entities/coupon.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { CouponBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function couponApi(transport: Transport) {
  return {
    /** GET /coupons */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Coupon>({ method: "GET", path: "/coupons" }, query, options),
    /** GET /coupons/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Coupon>({ method: "GET", path: "/coupons/{id}", params: { id } }, options),
    /** POST /coupons */
    create: (body: CouponBody, options?: CallOptions) =>
      transport.send<Coupon>({ method: "POST", path: "/coupons", body }, options),
    /** PUT /coupons/{id} */
    update: (id: RecordId, body: CouponBody, options?: CallOptions) =>
      transport.send<Coupon>({ method: "PUT", path: "/coupons/{id}", params: { id }, body }, options),
    /** DELETE /coupons/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/coupons/{id}", params: { id } }, options),
    /** POST /coupons/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/coupons/export", body, fileOf: query }, options),
    /** POST /coupons/batch */
    batch: (body: BatchBody<CouponBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/coupons/batch", body }, options),
  };
}
