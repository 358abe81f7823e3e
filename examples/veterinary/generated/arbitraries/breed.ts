// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Breed } from "../../schema/entities/breed.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { BreedBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryBreed(arbitrary: Arbitraries): Arbitrary<Breed> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "breedName", "animalSpecies", "predispositions"],
    fields: {
      id: arbitrary.id("breed"),
      breedName: { type: "string", minLength: 2, maxLength: 80 },
      commonName: {
        type: "object",
        required: ["es-ES"],
        properties: { "es-ES": { type: "string", maxLength: 80 }, "fr-FR": { type: "string", maxLength: 80 } },
      },
      animalSpecies: { type: "string", enum: ["canine", "feline", "lagomorph", "avian", "reptile"], default: "canine" },
      adultWeight: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 200 },
      predispositions: { type: "array", minItems: 0, maxItems: 12, uniqueItems: true, items: { type: "string" } },
    },
  });
}

/** A random valid request body. */
export function arbitraryBreedBody(arbitrary: Arbitraries): Arbitrary<BreedBody> {
  return arbitraryRecord(arbitrary, {
    required: ["breedName", "animalSpecies", "predispositions"],
    fields: {
      breedName: { type: "string", minLength: 2, maxLength: 80 },
      commonName: {
        type: "object",
        required: ["es-ES"],
        properties: { "es-ES": { type: "string", maxLength: 80 }, "fr-FR": { type: "string", maxLength: 80 } },
      },
      animalSpecies: { type: "string", enum: ["canine", "feline", "lagomorph", "avian", "reptile"], default: "canine" },
      adultWeight: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 200 },
      predispositions: { type: "array", minItems: 0, maxItems: 12, uniqueItems: true, items: { type: "string" } },
    },
  });
}
