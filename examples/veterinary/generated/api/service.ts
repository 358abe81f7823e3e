// @generated from schema/service.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type CallOptions, type Transport, withQuery } from "entity-console/generated";
import type {
  DayAgenda,
  DayAgendaQuery,
  PasswordChange,
} from "../../schema/service.ts";

/** Calls that belong to no entity. They reject with an `ApiError`. */
export function serviceApi(transport: Transport) {
  return {
    /** PUT /users/me/password */
    changePassword: (body: PasswordChange, options?: CallOptions) =>
      transport.send<void>({ method: "PUT", path: "/users/me/password", body }, options),
    /** GET /day-agenda */
    dayAgenda: (query: DayAgendaQuery, options?: CallOptions) =>
      transport.send<DayAgenda>({ method: "GET", path: withQuery("/day-agenda", query) }, options),
  };
}

export type Service = ReturnType<typeof serviceApi>;
