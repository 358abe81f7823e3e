// @generated from schema/entities/duty-roster.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { DutyRoster } from "../../schema/entities/duty-roster.ts";
import type { CallOptions, Transport } from "entity-console/generated";

/** Calls of this entity. They reject with an `ApiError`. */
export function dutyRosterApi(transport: Transport) {
  return {
    /** GET /duty-roster */
    currentRoster: (options?: CallOptions) =>
      transport.load<DutyRoster>({ method: "GET", path: "/duty-roster" }, options),
  };
}
