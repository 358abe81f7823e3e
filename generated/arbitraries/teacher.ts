// @generated from schema/entities/teacher.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Teacher } from "../../schema/entities/teacher.ts";
import type { Draw } from "entity-console/arbitraries";
import { drawUser } from "./user.ts";

/** A random valid record as responses contain it. */
export function drawTeacher(draw: Draw): Arbitrary<Teacher> {
  return record(
    {
      id: draw.id("teacher"),
      name: draw.text({ minLength: 1, maxLength: 120 }),
      email: draw.text({ maxLength: 254, format: "email" }),
      presentation: draw.text({ maxLength: 2000 }),
      user: drawUser(draw),
    },
    { requiredKeys: ["id", "name", "email", "user"] },
  );
}
