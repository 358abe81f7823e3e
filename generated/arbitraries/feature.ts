// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Feature } from "../../schema/entities/feature.ts";
import type { Draw } from "entity-console/arbitraries";
import type { FeatureBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawFeature(draw: Draw): Arbitrary<Feature> {
  return record(
    {
      id: draw.id("feature"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 2000 }),
      code: draw.choice([
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ], null),
      active: draw.boolean(true),
    },
    { requiredKeys: ["id", "name", "code", "active"] },
  );
}

/** A random valid request body. */
export function drawFeatureBody(draw: Draw): Arbitrary<FeatureBody> {
  return record(
    {
      name: draw.text({ minLength: 1, maxLength: 120 }),
      description: draw.text({ maxLength: 2000 }),
      code: draw.choice([
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ], null),
      active: draw.boolean(true),
    },
    { requiredKeys: ["name", "code", "active"] },
  );
}
