// @generated from schema/entities/duty-roster.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { DutyRoster } from "../../schema/entities/duty-roster.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawDutyRoster(draw: Draw): Arbitrary<DutyRoster> {
  return record(
    {
      id: draw.id("dutyRoster"),
      rosterWeek: draw.text({ format: "date" }),
      veterinarianId: draw.id("veterinarian"),
      rosterNote: draw.text({ maxLength: 300 }),
    },
    { requiredKeys: ["id", "rosterWeek", "veterinarianId"] },
  );
}
