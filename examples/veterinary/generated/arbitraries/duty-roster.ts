// @generated from schema/entities/duty-roster.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { DutyRoster } from "../../schema/entities/duty-roster.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryDutyRoster(arbitrary: Arbitraries): Arbitrary<DutyRoster> {
  return record(
    {
      id: arbitrary.id("dutyRoster"),
      rosterWeek: arbitrary.text({ format: "date" }),
      veterinarianId: arbitrary.id("veterinarian"),
      rosterNote: arbitrary.text({ maxLength: 300 }),
    },
    { requiredKeys: ["id", "rosterWeek", "veterinarianId"] },
  );
}
