// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { veterinarianApi } from "../api/veterinarian.ts";
import { arbitraryVeterinarianBody } from "../arbitraries/veterinarian.ts";
import { veterinarianCreateSchema } from "../schemas/veterinarian.ts";
import { veterinarianScreens } from "../screens/veterinarian.ts";
import { validateVeterinarianCreate, validateVeterinarianUpdate } from "../validators/veterinarian.js";

describe("validateVeterinarianCreate", () => {
  testCheck(validateVeterinarianCreate, arbitraryVeterinarianBody, veterinarianCreateSchema);
});

describe("validateVeterinarianUpdate", () => {
  testCheck(validateVeterinarianUpdate, arbitraryVeterinarianBody, veterinarianCreateSchema);
});

describe("veterinarianApi", () => {
  testCalls(arbitraryVeterinarianBody, [
    ["GET /veterinarians", (transport, { query }) => veterinarianApi(transport).list(query)],
    ["GET /veterinarians/{id}", (transport, { id }) => veterinarianApi(transport).get(id)],
    ["POST /veterinarians", (transport, { body }) => veterinarianApi(transport).create(body)],
    ["PUT /veterinarians/{id}", (transport, { id, body }) => veterinarianApi(transport).update(id, body)],
    ["DELETE /veterinarians/{id}", (transport, { id }) => veterinarianApi(transport).delete(id)],
    ["GET /veterinarians/assignable", (transport, { query }) => veterinarianApi(transport).assignable(query)],
  ]);
});

describe("URLs of veterinarian", () => {
  testAddresses(veterinarianScreens);
});
