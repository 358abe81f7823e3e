// @generated from schema/entities/student.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Student } from "../../schema/entities/student.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryStudent(arbitrary: Arbitraries): Arbitrary<Student> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "tags", "classrooms", "status"],
    fields: {
      id: arbitrary.id("student"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      email: { type: "string", format: "email", maxLength: 254 },
      phone: { type: "string", maxLength: 40 },
      address: { type: "string", maxLength: 300 },
      whatsapp: { type: "string", maxLength: 40 },
      observation: { type: "string", maxLength: 2000 },
      dateOfBirth: { type: "string", format: "date" },
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
      registration: { type: "string", maxLength: 60 },
      document: { type: "string", maxLength: 60 },
      classrooms: arbitrary.list(arbitrary.id("classroom"), { uniqueItems: true }),
      status: { type: "string", enum: ["active", "inactive", "suspended"], default: "active" },
    },
  });
}
