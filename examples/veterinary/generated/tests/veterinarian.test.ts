// @generated from schema/entities/veterinarian.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { veterinarianApi } from "../api/veterinarian.ts";
import { drawVeterinarianBody } from "../arbitraries/veterinarian.ts";
import { veterinarianScreens } from "../screens/veterinarian.ts";
import { validateVeterinarianCreate, validateVeterinarianUpdate } from "../validators/veterinarian.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "fullName", keyword: "required" },
  { field: "licenceNumber", keyword: "required" },
  { field: "dutyState", keyword: "required" },
  { field: "specialities", keyword: "required" },
  { field: "clinics", keyword: "required" },
  { field: "hourlyRate", keyword: "required" },
  { field: "fullName", keyword: "type", limit: "string" },
  { field: "fullName", keyword: "minLength", limit: 2 },
  { field: "fullName", keyword: "maxLength", limit: 120 },
  { field: "licenceNumber", keyword: "type", limit: "string" },
  { field: "licenceNumber", keyword: "pattern", limit: "^[A-Z]{2}-[0-9]{4,6}$" },
  { field: "dutyState", keyword: "type", limit: "string" },
  { field: "dutyState", keyword: "enum", limit: ["onDuty", "onLeave", "departed"] },
  { field: "specialities", keyword: "type", limit: "array" },
  { field: "specialities", keyword: "minItems", limit: 1 },
  { field: "specialities", keyword: "maxItems", limit: 8 },
  { field: "specialities", keyword: "uniqueItems" },
  { field: "specialities.0", keyword: "type", limit: "string" },
  { field: "clinics", keyword: "type", limit: "array" },
  { field: "clinics", keyword: "minItems", limit: 1 },
  { field: "clinics", keyword: "uniqueItems" },
  { field: "clinics.0", keyword: "type", limit: "string" },
  { field: "hiredOn", keyword: "type", limit: "string" },
  { field: "hiredOn", keyword: "format", limit: "date" },
  { field: "hourlyRate", keyword: "type", limit: "number" },
  { field: "curriculum", keyword: "type", limit: "string" },
  { field: "curriculum", keyword: "maxLength", limit: 5000 },
];

describe("validateVeterinarianCreate", () => {
  testCheck(validateVeterinarianCreate, drawVeterinarianBody, rules);
});

describe("validateVeterinarianUpdate", () => {
  testCheck(validateVeterinarianUpdate, drawVeterinarianBody, rules);
});

describe("veterinarianApi", () => {
  testCalls(drawVeterinarianBody, [
    ["GET /veterinarians", (transport, { query }) => veterinarianApi(transport).list(query)],
    ["GET /veterinarians/{id}", (transport, { id }) => veterinarianApi(transport).get(id)],
    ["POST /veterinarians", (transport, { body }) => veterinarianApi(transport).create(body)],
    ["PUT /veterinarians/{id}", (transport, { id, body }) => veterinarianApi(transport).update(id, body)],
    ["DELETE /veterinarians/{id}", (transport, { id }) => veterinarianApi(transport).delete(id)],
    ["GET /veterinarians/assignable", (transport, { query }) => veterinarianApi(transport).assignable(query)],
  ]);
});

describe("addresses of veterinarian", () => {
  testAddresses(veterinarianScreens);
});
