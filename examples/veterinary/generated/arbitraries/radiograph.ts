// @generated from schema/entities/radiograph.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Radiograph } from "../../schema/entities/radiograph.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawRadiograph(draw: Draw): Arbitrary<Radiograph> {
  return record(
    {
      id: draw.id("radiograph"),
      bodyRegion: draw.text({ minLength: 1, maxLength: 120 }),
      exposedAt: draw.text({ format: "date-time" }),
      pictureAddress: draw.text({ format: "uri" }),
    },
    { requiredKeys: ["id", "bodyRegion", "exposedAt", "pictureAddress"] },
  );
}
