// @generated from schema/entities/classroom.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Classroom } from "../../schema/entities/classroom.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawClassroom(draw: Draw): Arbitrary<Classroom> {
  return record(
    {
      id: draw.id("classroom"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      startDate: draw.text({ format: "date" }),
      endDate: draw.text({ format: "date" }),
      status: draw.choice(["open", "close"], "open"),
      description: draw.text({ maxLength: 2000 }),
      period: draw.text({ maxLength: 120 }),
      students: draw.list(draw.id("student"), { uniqueItems: true }),
      tags: draw.list(draw.text({}), { uniqueItems: true }),
    },
    { requiredKeys: ["id", "name", "status", "students", "tags"] },
  );
}
