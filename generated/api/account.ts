// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Account } from "../../schema/entities/account.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { AccountBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function accountApi(transport: Transport) {
  return {
    /** GET /accounts/all */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Account>({ method: "GET", path: "/accounts/all" }, query, options),
    /** GET /accounts/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Account>({ method: "GET", path: "/accounts/{id}", params: { id } }, options),
    /** POST /accounts */
    create: (body: AccountBody, options?: CallOptions) =>
      transport.send<Account>({ method: "POST", path: "/accounts", body }, options),
    /** PUT /accounts/{id} */
    update: (id: RecordId, body: AccountBody, options?: CallOptions) =>
      transport.send<Account>({ method: "PUT", path: "/accounts/{id}", params: { id }, body }, options),
    /** DELETE /accounts/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/accounts/{id}", params: { id } }, options),
    /** POST /activation/{id}/regenerate */
    regenerateActivation: (id: RecordId, options?: CallOptions) =>
      transport.send<unknown>({ method: "POST", path: "/activation/{id}/regenerate", params: { id } }, options),
    /** PUT /accounts/{id}/principal-user */
    makePrincipalUser: (id: RecordId, options?: CallOptions) =>
      transport.send<unknown>({ method: "PUT", path: "/accounts/{id}/principal-user", params: { id } }, options),
    /** PUT /accounts/principal-users */
    updatePrincipalUsers: (options?: CallOptions) =>
      transport.send<unknown>({ method: "PUT", path: "/accounts/principal-users" }, options),
    /** POST /accounts/all/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/accounts/all/export", body, fileOf: query }, options),
    /** POST /accounts/batch */
    batch: (body: BatchBody<AccountBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/accounts/batch", body }, options),
  };
}
