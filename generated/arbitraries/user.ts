// @generated from schema/entities/user.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { User } from "../../schema/entities/user.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryUser(arbitrary: Arbitraries): Arbitrary<User> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "username", "email"],
    fields: {
      id: arbitrary.id("user"),
      name: { type: "string", minLength: 1, maxLength: 120 },
      username: { type: "string", format: "email", maxLength: 254 },
      email: { type: "string", format: "email", maxLength: 254 },
    },
  });
}
