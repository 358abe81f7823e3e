// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { breedApi } from "../api/breed.ts";
import { arbitraryBreedBody } from "../arbitraries/breed.ts";
import { breedCreateSchema } from "../schemas/breed.ts";
import { breedScreens } from "../screens/breed.ts";
import { validateBreedCreate, validateBreedUpdate } from "../validators/breed.js";

describe("validateBreedCreate", () => {
  testCheck(validateBreedCreate, arbitraryBreedBody, breedCreateSchema);
});

describe("validateBreedUpdate", () => {
  testCheck(validateBreedUpdate, arbitraryBreedBody, breedCreateSchema);
});

describe("breedApi", () => {
  testCalls(arbitraryBreedBody, [
    ["GET /breeds", (transport, { query }) => breedApi(transport).list(query)],
    ["GET /breeds/{id}", (transport, { id }) => breedApi(transport).get(id)],
    ["POST /breeds", (transport, { body }) => breedApi(transport).create(body)],
    ["PUT /breeds/{id}", (transport, { id, body }) => breedApi(transport).update(id, body)],
    ["DELETE /breeds/{id}", (transport, { id }) => breedApi(transport).delete(id)],
  ]);
});

describe("URLs of breed", () => {
  testAddresses(breedScreens);
});
