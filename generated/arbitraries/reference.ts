// @generated from schema/entities/reference.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Reference } from "../../schema/entities/reference.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawReference(draw: Draw): Arbitrary<Reference> {
  return record(
    {
      id: draw.id("reference"),
      title: draw.text({ minLength: 1, maxLength: 300 }),
      name: draw.text({ maxLength: 255 }),
      type: draw.choice(["document", "page"], null),
      owner: draw.text({}),
      ownerType: draw.choice(["assessment", "question"], null),
      availableToIA: draw.boolean(true),
      visibility: draw.choice(["public", "private"], "private"),
      description: draw.text({ maxLength: 2000 }),
    },
    { requiredKeys: ["id", "title", "type", "availableToIA", "visibility"] },
  );
}
