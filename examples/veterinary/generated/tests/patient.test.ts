// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { patientApi } from "../api/patient.ts";
import { drawPatientBody } from "../arbitraries/patient.ts";
import { patientScreens } from "../screens/patient.ts";
import { validatePatientCreate, validatePatientUpdate } from "../validators/patient.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "callName", keyword: "required" },
  { field: "keeperId", keyword: "required" },
  { field: "breedId", keyword: "required" },
  { field: "animalSex", keyword: "required" },
  { field: "birthDate", keyword: "required" },
  { field: "neutered", keyword: "required" },
  { field: "allergies", keyword: "required" },
  { field: "vitalState", keyword: "required" },
  { field: "callName", keyword: "type", limit: "string" },
  { field: "callName", keyword: "minLength", limit: 1 },
  { field: "callName", keyword: "maxLength", limit: 60 },
  { field: "keeperId", keyword: "type", limit: "string" },
  { field: "breedId", keyword: "type", limit: "string" },
  { field: "animalSex", keyword: "type", limit: "string" },
  { field: "animalSex", keyword: "enum", limit: ["female", "male"] },
  { field: "birthDate", keyword: "type", limit: "string" },
  { field: "birthDate", keyword: "format", limit: "date" },
  { field: "bodyWeight", keyword: "type", limit: "number" },
  { field: "bodyWeight", keyword: "exclusiveMinimum", limit: 0 },
  { field: "bodyWeight", keyword: "exclusiveMaximum", limit: 1500 },
  { field: "chipNumber", keyword: "type", limit: "string" },
  { field: "chipNumber", keyword: "pattern", limit: "^[0-9]{15}$" },
  { field: "neutered", keyword: "type", limit: "boolean" },
  { field: "allergies", keyword: "type", limit: "array" },
  { field: "allergies", keyword: "maxItems", limit: 20 },
  { field: "allergies", keyword: "uniqueItems" },
  { field: "allergies.0", keyword: "type", limit: "string" },
  { field: "portrait", keyword: "type", limit: "string" },
  { field: "portrait", keyword: "maxLength", limit: 2000 },
  { field: "portrait", keyword: "format", limit: "uri" },
  { field: "vitalState", keyword: "type", limit: "string" },
  { field: "vitalState", keyword: "enum", limit: ["underCare", "transferred", "deceased"] },
  { field: "deceasedOn", keyword: "type", limit: "string" },
  { field: "deceasedOn", keyword: "format", limit: "date" },
  { field: "anamnesis", keyword: "type", limit: "string" },
  { field: "anamnesis", keyword: "maxLength", limit: 4000 },
];

describe("validatePatientCreate", () => {
  testCheck(validatePatientCreate, drawPatientBody, rules);
});

describe("validatePatientUpdate", () => {
  testCheck(validatePatientUpdate, drawPatientBody, rules);
});

describe("patientApi", () => {
  testCalls(drawPatientBody, [
    ["GET /patients", (transport, { query }) => patientApi(transport).list(query)],
    ["GET /patients/{id}", (transport, { id }) => patientApi(transport).get(id)],
    ["POST /patients", (transport, { body }) => patientApi(transport).create(body)],
    ["PUT /patients/{id}", (transport, { id, body }) => patientApi(transport).update(id, body)],
    ["DELETE /patients/{id}", (transport, { id }) => patientApi(transport).delete(id)],
  ]);
});

describe("addresses of patient", () => {
  testAddresses(patientScreens);
});
