// @generated from schema/entities/student.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Student } from "../../schema/entities/student.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryStudent(arbitrary: Arbitraries): Arbitrary<Student> {
  return record(
    {
      id: arbitrary.id("student"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      email: arbitrary.text({ maxLength: 254, format: "email" }),
      phone: arbitrary.text({ maxLength: 40 }),
      address: arbitrary.text({ maxLength: 300 }),
      whatsapp: arbitrary.text({ maxLength: 40 }),
      observation: arbitrary.text({ maxLength: 2000 }),
      dateOfBirth: arbitrary.text({ format: "date" }),
      tags: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
      registration: arbitrary.text({ maxLength: 60 }),
      document: arbitrary.text({ maxLength: 60 }),
      classrooms: arbitrary.list(arbitrary.id("classroom"), { uniqueItems: true }),
      status: arbitrary.choice(["active", "inactive", "suspended"], "active"),
    },
    { requiredKeys: ["id", "name", "tags", "classrooms", "status"] },
  );
}
