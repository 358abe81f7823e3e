// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Breed } from "../../schema/entities/breed.ts";
import type { Draw } from "entity-console/arbitraries";
import type { BreedBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawBreed(draw: Draw): Arbitrary<Breed> {
  return record(
    {
      id: draw.id("breed"),
      breedName: draw.text({ minLength: 2, maxLength: 80 }),
      commonName: record(
        {
          "es-ES": draw.text({ maxLength: 80 }),
          "fr-FR": draw.text({ maxLength: 80 }),
        },
        { requiredKeys: ["es-ES"] },
      ),
      animalSpecies: draw.choice(["canine", "feline", "lagomorph", "avian", "reptile"], "canine"),
      adultWeight: draw.number({ exclusiveMinimum: 0, exclusiveMaximum: 200 }),
      predispositions: draw.list(draw.text({}), { minItems: 0, maxItems: 12, uniqueItems: true }),
    },
    { requiredKeys: ["id", "breedName", "animalSpecies", "predispositions"] },
  );
}

/** A random valid request body. */
export function drawBreedBody(draw: Draw): Arbitrary<BreedBody> {
  return record(
    {
      breedName: draw.text({ minLength: 2, maxLength: 80 }),
      commonName: record(
        {
          "es-ES": draw.text({ maxLength: 80 }),
          "fr-FR": draw.text({ maxLength: 80 }),
        },
        { requiredKeys: ["es-ES"] },
      ),
      animalSpecies: draw.choice(["canine", "feline", "lagomorph", "avian", "reptile"], "canine"),
      adultWeight: draw.number({ exclusiveMinimum: 0, exclusiveMaximum: 200 }),
      predispositions: draw.list(draw.text({}), { minItems: 0, maxItems: 12, uniqueItems: true }),
    },
    { requiredKeys: ["breedName", "animalSpecies", "predispositions"] },
  );
}
