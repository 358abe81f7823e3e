// @generated from schema/entities/teacher.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Teacher } from "../../schema/entities/teacher.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import { arbitraryUser } from "./user.ts";

/** A random valid record as responses contain it. */
export function arbitraryTeacher(arbitrary: Arbitraries): Arbitrary<Teacher> {
  return record(
    {
      id: arbitrary.id("teacher"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      email: arbitrary.text({ maxLength: 254, format: "email" }),
      presentation: arbitrary.text({ maxLength: 2000 }),
      user: arbitraryUser(arbitrary),
    },
    { requiredKeys: ["id", "name", "email", "user"] },
  );
}
