// @generated from schema/service.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { CallOptions, Transport } from "entity-console/generated";
import type {
  DayAgenda,
  PasswordChange,
} from "../../schema/service.ts";

/** Calls that belong to no entity. They reject with an `ApiError`. */
export function serviceApi(transport: Transport) {
  return {
    /** PUT /users/me/password */
    changePassword: (body: PasswordChange, options?: CallOptions) =>
      transport.send<void>({ method: "PUT", path: "/users/me/password", body }, options),
    /** GET /day-agenda */
    dayAgenda: (options?: CallOptions) =>
      transport.send<DayAgenda>({ method: "GET", path: "/day-agenda" }, options),
  };
}

export type Service = ReturnType<typeof serviceApi>;
