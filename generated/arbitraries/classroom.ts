// @generated from schema/entities/classroom.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Classroom } from "../../schema/entities/classroom.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryClassroom(arbitrary: Arbitraries): Arbitrary<Classroom> {
  return record(
    {
      id: arbitrary.id("classroom"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      startDate: arbitrary.text({ format: "date" }),
      endDate: arbitrary.text({ format: "date" }),
      status: arbitrary.choice(["open", "close"], "open"),
      description: arbitrary.text({ maxLength: 2000 }),
      period: arbitrary.text({ maxLength: 120 }),
      students: arbitrary.list(arbitrary.id("student"), { uniqueItems: true }),
      tags: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
    },
    { requiredKeys: ["id", "name", "status", "students", "tags"] },
  );
}
