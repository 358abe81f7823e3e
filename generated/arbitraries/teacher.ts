// @generated from schema/entities/teacher.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Teacher } from "../../schema/entities/teacher.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import { arbitraryUser } from "./user.ts";

/** A random valid record as responses contain it. */
export function arbitraryTeacher(arbitrary: Arbitraries): Arbitrary<Teacher> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "email", "user"],
    fields: {
      id: arbitrary.id("teacher"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      email: { type: "string", format: "email", maxLength: 254 },
      presentation: { type: "string", maxLength: 2000 },
      user: arbitraryUser(arbitrary),
    },
  });
}
