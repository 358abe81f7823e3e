// @generated from schema/entities/teacher.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Teacher } from "../../schema/entities/teacher.ts";
import type { CallOptions, Transport } from "entity-console/generated";

/** Calls of this entity. They reject with an `ApiError`. */
export function teacherApi(transport: Transport) {
  return {
    /** GET /teachers */
    own: (options?: CallOptions) =>
      transport.load<Teacher>({ method: "GET", path: "/teachers" }, options),
  };
}
