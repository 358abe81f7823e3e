// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Feature } from "../../schema/entities/feature.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { FeatureBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryFeature(arbitrary: Arbitraries): Arbitrary<Feature> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "code", "active"],
    fields: {
      id: arbitrary.id("feature"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 2000 },
      code: {
        type: "string",
        enum: [
          "question-generate",
          "question-correction",
          "essay",
          "hosted-documents",
          "inline-documents",
          "student-module",
          "question-database",
          "presentation-creation",
        ],
      },
      active: { type: "boolean", default: true },
    },
  });
}

/** A random valid request body. */
export function arbitraryFeatureBody(arbitrary: Arbitraries): Arbitrary<FeatureBody> {
  return arbitraryRecord(arbitrary, {
    required: ["name", "code", "active"],
    fields: {
      name: { type: "string", minLength: 1, maxLength: 120 },
      description: { type: "string", maxLength: 2000 },
      code: {
        type: "string",
        enum: [
          "question-generate",
          "question-correction",
          "essay",
          "hosted-documents",
          "inline-documents",
          "student-module",
          "question-database",
          "presentation-creation",
        ],
      },
      active: { type: "boolean", default: true },
    },
  });
}
