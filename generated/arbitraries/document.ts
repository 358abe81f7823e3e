// @generated from schema/entities/document.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Document } from "../../schema/entities/document.ts";
import type { Arbitraries } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryDocument(arbitrary: Arbitraries): Arbitrary<Document> {
  return record(
    {
      id: arbitrary.id("document"),
      title: arbitrary.text({ minLength: 1, maxLength: 300 }),
      name: arbitrary.text({ minLength: 1, maxLength: 255 }),
      authors: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
      type: arbitrary.choice(["pdf", "word", "excel", "rtf"], null),
      tags: arbitrary.list(arbitrary.text({}), { uniqueItems: true }),
      description: arbitrary.text({ maxLength: 2000 }),
      brainceptStatus: arbitrary.text({}),
      fileRecordId: arbitrary.text({}),
    },
    { requiredKeys: ["id", "title", "name", "authors", "type", "tags"] },
  );
}
