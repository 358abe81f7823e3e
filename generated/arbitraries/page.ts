// @generated from schema/entities/page.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Page } from "../../schema/entities/page.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawPage(draw: Draw): Arbitrary<Page> {
  return record(
    {
      id: draw.id("page"),
      name: draw.text({ minLength: 1, maxLength: 200 }),
      tags: draw.list(draw.text({}), { uniqueItems: true }),
      description: draw.text({ maxLength: 2000 }),
      icon: draw.text({ maxLength: 60 }),
      content: draw.text({ maxLength: 1000000 }),
    },
    { requiredKeys: ["id", "name", "tags"] },
  );
}
