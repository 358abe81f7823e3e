// @generated from schema/entities/breed.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { breedApi } from "../api/breed.ts";
import { drawBreedBody } from "../arbitraries/breed.ts";
import { breedScreens } from "../screens/breed.ts";
import { validateBreedCreate, validateBreedUpdate } from "../validators/breed.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "breedName", keyword: "required" },
  { field: "animalSpecies", keyword: "required" },
  { field: "predispositions", keyword: "required" },
  { field: "breedName", keyword: "type", limit: "string" },
  { field: "breedName", keyword: "minLength", limit: 2 },
  { field: "breedName", keyword: "maxLength", limit: 80 },
  { field: "commonName", keyword: "type", limit: "object" },
  { field: "commonName", keyword: "additionalProperties" },
  { field: "commonName.es-ES", keyword: "required" },
  { field: "commonName.es-ES", keyword: "type", limit: "string" },
  { field: "commonName.es-ES", keyword: "maxLength", limit: 80 },
  { field: "commonName.fr-FR", keyword: "type", limit: "string" },
  { field: "commonName.fr-FR", keyword: "maxLength", limit: 80 },
  { field: "animalSpecies", keyword: "type", limit: "string" },
  { field: "animalSpecies", keyword: "enum", limit: ["canine", "feline", "lagomorph", "avian", "reptile"] },
  { field: "adultWeight", keyword: "type", limit: "number" },
  { field: "adultWeight", keyword: "exclusiveMinimum", limit: 0 },
  { field: "adultWeight", keyword: "exclusiveMaximum", limit: 200 },
  { field: "predispositions", keyword: "type", limit: "array" },
  { field: "predispositions", keyword: "minItems", limit: 0 },
  { field: "predispositions", keyword: "maxItems", limit: 12 },
  { field: "predispositions", keyword: "uniqueItems" },
  { field: "predispositions.0", keyword: "type", limit: "string" },
];

describe("validateBreedCreate", () => {
  testCheck(validateBreedCreate, drawBreedBody, rules);
});

describe("validateBreedUpdate", () => {
  testCheck(validateBreedUpdate, drawBreedBody, rules);
});

describe("breedApi", () => {
  testCalls(drawBreedBody, [
    ["GET /breeds", (transport, { query }) => breedApi(transport).list(query)],
    ["GET /breeds/{id}", (transport, { id }) => breedApi(transport).get(id)],
    ["POST /breeds", (transport, { body }) => breedApi(transport).create(body)],
    ["PUT /breeds/{id}", (transport, { id, body }) => breedApi(transport).update(id, body)],
    ["DELETE /breeds/{id}", (transport, { id }) => breedApi(transport).delete(id)],
  ]);
});

describe("addresses of breed", () => {
  testAddresses(breedScreens);
});
