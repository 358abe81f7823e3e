// @generated from schema/entities/page.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Page } from "../../schema/entities/page.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryPage(arbitrary: Arbitraries): Arbitrary<Page> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "name", "tags"],
    fields: {
      id: arbitrary.id("page"),
      name: { type: "string", minLength: 1, maxLength: 200 },
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
      description: { type: "string", maxLength: 2000 },
      icon: { type: "string", maxLength: 60 },
      content: { type: "string", maxLength: 1000000 },
    },
  });
}
