// @generated from schema/entities/user.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { User } from "../../schema/entities/user.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryUser(arbitrary: Arbitraries): Arbitrary<User> {
  return record(
    {
      id: arbitrary.id("user"),
      name: arbitrary.text({ minLength: 1, maxLength: 120 }),
      username: arbitrary.text({ maxLength: 254, format: "email" }),
      email: arbitrary.text({ maxLength: 254, format: "email" }),
    },
    { requiredKeys: ["id", "name", "username", "email"] },
  );
}
