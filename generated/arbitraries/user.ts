// @generated from schema/entities/user.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { User } from "../../schema/entities/user.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawUser(draw: Draw): Arbitrary<User> {
  return record(
    {
      id: draw.id("user"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      username: draw.text({ maxLength: 254, format: "email" }),
      email: draw.text({ maxLength: 254, format: "email" }),
    },
    { requiredKeys: ["id", "name", "username", "email"] },
  );
}
