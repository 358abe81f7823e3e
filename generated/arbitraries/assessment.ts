// @generated from schema/entities/assessment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Assessment } from "../../schema/entities/assessment.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryAssessment(arbitrary: Arbitraries): Arbitrary<Assessment> {
  return record(
    {
      id: arbitrary.id("assessment"),
      name: arbitrary.text({ minLength: 1, maxLength: 200 }),
      status: arbitrary.choice(["created", "in-progress", "under-evaluation", "finalized"], "created"),
      tags: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
      useTimeRestriction: arbitrary.boolean(false),
      timeLimit: arbitrary.integer({ minimum: 1, maximum: 10080 }),
      usePeriodRestriction: arbitrary.boolean(false),
      begin: arbitrary.text({ format: "date-time" }),
      end: arbitrary.text({ format: "date-time" }),
      optionType: arbitrary.choice(["numeric", "alfa", "roman"], "alfa"),
      singleAttemptRestriction: arbitrary.boolean(false),
      description: arbitrary.text({ maxLength: 2000 }),
      leadingContent: arbitrary.text({ maxLength: 10000 }),
      labelColor: arbitrary.text({ pattern: "^#[0-9A-Fa-f]{6}$" }),
      labelBackground: arbitrary.text({ pattern: "^#[0-9A-Fa-f]{6}$" }),
      educationalLevel: arbitrary.text({ maxLength: 120 }),
      educationalLevelGrade: arbitrary.text({ maxLength: 120 }),
      otherEducationalLevel: arbitrary.text({ maxLength: 120 }),
      interestArea: arbitrary.text({ maxLength: 200 }),
    },
    {
      requiredKeys: [
        "id",
        "name",
        "status",
        "tags",
        "useTimeRestriction",
        "usePeriodRestriction",
        "optionType",
        "singleAttemptRestriction",
      ],
    },
  );
}
