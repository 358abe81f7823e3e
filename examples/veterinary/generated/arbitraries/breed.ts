// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Breed } from "../../schema/entities/breed.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { BreedBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryBreed(arbitrary: Arbitraries): Arbitrary<Breed> {
  return record(
    {
      id: arbitrary.id("breed"),
      breedName: arbitrary.text({ minLength: 2, maxLength: 80 }),
      commonName: record(
        {
          "es-ES": arbitrary.text({ maxLength: 80 }),
          "fr-FR": arbitrary.text({ maxLength: 80 }),
        },
        { requiredKeys: ["es-ES"] },
      ),
      animalSpecies: arbitrary.choice(["canine", "feline", "lagomorph", "avian", "reptile"], "canine"),
      adultWeight: arbitrary.number({ exclusiveMinimum: 0, exclusiveMaximum: 200 }),
      predispositions: arbitrary.list(arbitrary.text({}), { minItems: 0, maxItems: 12, uniqueItems: true }),
    },
    { requiredKeys: ["id", "breedName", "animalSpecies", "predispositions"] },
  );
}

/** A random valid request body. */
export function arbitraryBreedBody(arbitrary: Arbitraries): Arbitrary<BreedBody> {
  return record(
    {
      breedName: arbitrary.text({ minLength: 2, maxLength: 80 }),
      commonName: record(
        {
          "es-ES": arbitrary.text({ maxLength: 80 }),
          "fr-FR": arbitrary.text({ maxLength: 80 }),
        },
        { requiredKeys: ["es-ES"] },
      ),
      animalSpecies: arbitrary.choice(["canine", "feline", "lagomorph", "avian", "reptile"], "canine"),
      adultWeight: arbitrary.number({ exclusiveMinimum: 0, exclusiveMaximum: 200 }),
      predispositions: arbitrary.list(arbitrary.text({}), { minItems: 0, maxItems: 12, uniqueItems: true }),
    },
    { requiredKeys: ["breedName", "animalSpecies", "predispositions"] },
  );
}
