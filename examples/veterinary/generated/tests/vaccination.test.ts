// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { vaccinationApi } from "../api/vaccination.ts";
import { drawVaccinationBody } from "../arbitraries/vaccination.ts";
import { vaccinationScreens } from "../screens/vaccination.ts";
import { validateVaccinationCreate } from "../validators/vaccination.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "batchNumber", keyword: "required" },
  { field: "patientId", keyword: "required" },
  { field: "medicineId", keyword: "required" },
  { field: "administeredOn", keyword: "required" },
  { field: "batchNumber", keyword: "type", limit: "string" },
  { field: "batchNumber", keyword: "minLength", limit: 4 },
  { field: "batchNumber", keyword: "maxLength", limit: 30 },
  { field: "batchNumber", keyword: "pattern", limit: "^[A-Z0-9-]+$" },
  { field: "patientId", keyword: "type", limit: "string" },
  { field: "medicineId", keyword: "type", limit: "string" },
  { field: "administeredOn", keyword: "type", limit: "string" },
  { field: "administeredOn", keyword: "format", limit: "date" },
  { field: "boosterDue", keyword: "type", limit: "string" },
  { field: "boosterDue", keyword: "format", limit: "date" },
];

describe("validateVaccinationCreate", () => {
  testCheck(validateVaccinationCreate, drawVaccinationBody, rules);
});

describe("vaccinationApi", () => {
  testCalls(drawVaccinationBody, [
    ["GET /vaccinations", (transport, { query }) => vaccinationApi(transport).list(query)],
    ["GET /vaccinations/{id}", (transport, { id }) => vaccinationApi(transport).get(id)],
    ["POST /vaccinations", (transport, { body }) => vaccinationApi(transport).create(body)],
    ["DELETE /vaccinations/{id}", (transport, { id }) => vaccinationApi(transport).delete(id)],
  ]);
});

describe("addresses of vaccination", () => {
  testAddresses(vaccinationScreens);
});
