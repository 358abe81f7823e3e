// @generated from schema/entities/classroom.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Classroom } from "../../schema/entities/classroom.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryClassroom(arbitrary: Arbitraries): Arbitrary<Classroom> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "status", "students", "tags"],
    fields: {
      id: arbitrary.id("classroom"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      startDate: { type: "string", format: "date" },
      endDate: { type: "string", format: "date" },
      status: { type: "string", enum: ["open", "close"], default: "open" },
      description: { type: "string", maxLength: 2000 },
      period: { type: "string", maxLength: 120 },
      students: arbitrary.list(arbitrary.id("student"), { uniqueItems: true }),
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    },
  });
}
