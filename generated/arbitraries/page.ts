// @generated from schema/entities/page.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Page } from "../../schema/entities/page.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryPage(arbitrary: Arbitraries): Arbitrary<Page> {
  return record(
    {
      id: arbitrary.id("page"),
      name: arbitrary.text({ minLength: 1, maxLength: 200 }),
      tags: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
      description: arbitrary.text({ maxLength: 2000 }),
      icon: arbitrary.text({ maxLength: 60 }),
      content: arbitrary.text({ maxLength: 1000000 }),
    },
    { requiredKeys: ["id", "name", "tags"] },
  );
}
