// @generated from schema/entities/reference.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Reference } from "../../schema/entities/reference.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryReference(arbitrary: Arbitraries): Arbitrary<Reference> {
  return record(
    {
      id: arbitrary.id("reference"),
      title: arbitrary.text({ minLength: 1, maxLength: 300 }),
      name: arbitrary.text({ maxLength: 255 }),
      type: arbitrary.choice(["document", "page"], null),
      owner: arbitrary.text({}),
      ownerType: arbitrary.choice(["assessment", "question"], null),
      availableToIA: arbitrary.boolean(true),
      visibility: arbitrary.choice(["public", "private"], "private"),
      description: arbitrary.text({ maxLength: 2000 }),
    },
    { requiredKeys: ["id", "title", "type", "availableToIA", "visibility"] },
  );
}
