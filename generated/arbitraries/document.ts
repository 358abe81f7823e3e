// @generated from schema/entities/document.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Document } from "../../schema/entities/document.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryDocument(arbitrary: Arbitraries): Arbitrary<Document> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "title", "name", "authors", "type", "tags"],
    fields: {
      id: arbitrary.id("document"),
      title: { type: "string", minLength: 1, maxLength: 300 },
      name: { type: "string", minLength: 1, maxLength: 255 },
      authors: { type: "array", uniqueItems: true, items: { type: "string" } },
      type: { type: "string", enum: ["pdf", "word", "excel", "rtf"] },
      tags: { type: "array", uniqueItems: true, items: { type: "string" } },
      description: { type: "string", maxLength: 2000 },
      brainceptStatus: { type: "string" },
      fileRecordId: { type: "string" },
    },
  });
}
