// @generated from schema/entities/duty-roster.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { DutyRoster } from "../../schema/entities/duty-roster.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryDutyRoster(arbitrary: Arbitraries): Arbitrary<DutyRoster> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "rosterWeek", "veterinarianId"],
    fields: {
      id: arbitrary.id("dutyRoster"),
      rosterWeek: { type: "string", format: "date" },
      veterinarianId: arbitrary.id("veterinarian"),
      rosterNote: { type: "string", maxLength: 300 },
    },
  });
}
