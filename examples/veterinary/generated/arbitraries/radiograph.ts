// @generated from schema/entities/radiograph.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Radiograph } from "../../schema/entities/radiograph.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryRadiograph(arbitrary: Arbitraries): Arbitrary<Radiograph> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "bodyRegion", "exposedAt", "pictureAddress"],
    fields: {
      id: arbitrary.id("radiograph"),
      bodyRegion: { type: "string", minLength: 1, maxLength: 120 },
      exposedAt: { type: "string", format: "date-time" },
      pictureAddress: { type: "string", format: "uri" },
    },
  });
}
