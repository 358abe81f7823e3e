// @generated from schema/entities/document.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Document } from "../../schema/entities/document.ts";
import type { Draw } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function drawDocument(draw: Draw): Arbitrary<Document> {
  return record(
    {
      id: draw.id("document"),
      title: draw.text({ minLength: 1, maxLength: 300 }),
      name: draw.text({ minLength: 1, maxLength: 255 }),
      authors: draw.list(draw.text({}), { uniqueItems: true }),
      type: draw.choice(["pdf", "word", "excel", "rtf"], null),
      tags: draw.list(draw.text({}), { uniqueItems: true }),
      description: draw.text({ maxLength: 2000 }),
      brainceptStatus: draw.text({}),
      fileRecordId: draw.text({}),
    },
    { requiredKeys: ["id", "title", "name", "authors", "type", "tags"] },
  );
}
