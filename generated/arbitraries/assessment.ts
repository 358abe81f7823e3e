// @generated from schema/entities/assessment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Assessment } from "../../schema/entities/assessment.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawAssessment(draw: Draw): Arbitrary<Assessment> {
  return record(
    {
      id: draw.id("assessment"),
      name: draw.text({ minLength: 1, maxLength: 200 }),
      status: draw.choice(["created", "in-progress", "under-evaluation", "finalized"], "created"),
      tags: draw.list(draw.text({}), { uniqueItems: true }),
      useTimeRestriction: draw.boolean(false),
      timeLimit: draw.integer({ minimum: 1, maximum: 10080 }),
      usePeriodRestriction: draw.boolean(false),
      begin: draw.text({ format: "date-time" }),
      end: draw.text({ format: "date-time" }),
      optionType: draw.choice(["numeric", "alfa", "roman"], "alfa"),
      singleAttemptRestriction: draw.boolean(false),
      description: draw.text({ maxLength: 2000 }),
      leadingContent: draw.text({ maxLength: 10000 }),
      labelColor: draw.text({ pattern: "^#[0-9A-Fa-f]{6}$" }),
      labelBackground: draw.text({ pattern: "^#[0-9A-Fa-f]{6}$" }),
      educationalLevel: draw.text({ maxLength: 120 }),
      educationalLevelGrade: draw.text({ maxLength: 120 }),
      otherEducationalLevel: draw.text({ maxLength: 120 }),
      interestArea: draw.text({ maxLength: 200 }),
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
