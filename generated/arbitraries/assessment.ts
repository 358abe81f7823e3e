// @generated from schema/entities/assessment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Assessment } from "../../schema/entities/assessment.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryAssessment(arbitrary: Arbitraries): Arbitrary<Assessment> {
  return arbitraryRecord(arbitrary, {
    required: [
      "id",
      "name",
      "status",
      "tags",
      "useTimeRestriction",
      "usePeriodRestriction",
      "optionType",
      "singleAttemptRestriction",
    ],
    fields: {
      id: arbitrary.id("assessment"),
      name: { type: "string", minLength: 1, maxLength: 200 },
      status: { type: "string", enum: ["created", "in-progress", "under-evaluation", "finalized"], default: "created" },
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
      useTimeRestriction: { type: "boolean", default: false },
      timeLimit: { type: "integer", minimum: 1, maximum: 10080 },
      usePeriodRestriction: { type: "boolean", default: false },
      begin: { type: "string", format: "date-time" },
      end: { type: "string", format: "date-time" },
      optionType: { type: "string", enum: ["numeric", "alfa", "roman"], default: "alfa" },
      singleAttemptRestriction: { type: "boolean", default: false },
      description: { type: "string", maxLength: 2000 },
      leadingContent: { type: "string", maxLength: 10000 },
      labelColor: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
      labelBackground: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
      educationalLevel: { type: "string", maxLength: 120 },
      educationalLevelGrade: { type: "string", maxLength: 120 },
      otherEducationalLevel: { type: "string", maxLength: 120 },
      interestArea: { type: "string", maxLength: 200 },
    },
  });
}
