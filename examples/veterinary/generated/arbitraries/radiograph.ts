// @generated from schema/entities/radiograph.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Radiograph } from "../../schema/entities/radiograph.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryRadiograph(arbitrary: Arbitraries): Arbitrary<Radiograph> {
  return record(
    {
      id: arbitrary.id("radiograph"),
      bodyRegion: arbitrary.text({ minLength: 1, maxLength: 120 }),
      exposedAt: arbitrary.text({ format: "date-time" }),
      pictureAddress: arbitrary.text({ format: "uri" }),
    },
    { requiredKeys: ["id", "bodyRegion", "exposedAt", "pictureAddress"] },
  );
}
