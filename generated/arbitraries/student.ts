// @generated from schema/entities/student.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Student } from "../../schema/entities/student.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawStudent(draw: Draw): Arbitrary<Student> {
  return record(
    {
      id: draw.id("student"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      email: draw.text({ maxLength: 254, format: "email" }),
      phone: draw.text({ maxLength: 40 }),
      address: draw.text({ maxLength: 300 }),
      whatsapp: draw.text({ maxLength: 40 }),
      observation: draw.text({ maxLength: 2000 }),
      dateOfBirth: draw.text({ format: "date" }),
      tags: draw.list(draw.text({}), { uniqueItems: true }),
      registration: draw.text({ maxLength: 60 }),
      document: draw.text({ maxLength: 60 }),
      classrooms: draw.list(draw.id("classroom"), { uniqueItems: true }),
      status: draw.choice(["active", "inactive", "suspended"], "active"),
    },
    { requiredKeys: ["id", "name", "tags", "classrooms", "status"] },
  );
}
