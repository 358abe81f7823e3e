// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Feature } from "../../schema/entities/feature.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { FeatureBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryFeature(arbitrary: Arbitraries): Arbitrary<Feature> {
  return record(
    {
      id: arbitrary.id("feature"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 2000 }),
      code: arbitrary.choice([
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ], null),
      active: arbitrary.boolean(true),
    },
    { requiredKeys: ["id", "name", "code", "active"] },
  );
}

/** A random valid request body. */
export function arbitraryFeatureBody(arbitrary: Arbitraries): Arbitrary<FeatureBody> {
  return record(
    {
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      description: arbitrary.text({ maxLength: 2000 }),
      code: arbitrary.choice([
        "question-generate",
        "question-correction",
        "essay",
        "hosted-documents",
        "inline-documents",
        "student-module",
        "question-database",
        "presentation-creation",
      ], null),
      active: arbitrary.boolean(true),
    },
    { requiredKeys: ["name", "code", "active"] },
  );
}
