// @generated from schema/entities/reference.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Reference } from "../../schema/entities/reference.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";

/** A random valid record as responses contain it. */
export function arbitraryReference(arbitrary: Arbitraries): Arbitrary<Reference> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "title", "type", "availableToIA", "visibility"],
    fields: {
      id: arbitrary.id("reference"),
      title: { type: "string", minLength: 1, maxLength: 300 },
      name: { type: "string", maxLength: 255 },
      type: { type: "string", enum: ["document", "page"] },
      owner: { type: "string" },
      ownerType: { type: "string", enum: ["assessment", "question"] },
      availableToIA: { type: "boolean", default: true },
      visibility: { type: "string", enum: ["public", "private"], default: "private" },
      description: { type: "string", maxLength: 2000 },
    },
  });
}
