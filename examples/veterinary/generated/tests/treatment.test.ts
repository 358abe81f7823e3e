// @generated from schema/entities/treatment.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { treatmentApi } from "../api/treatment.ts";
import { drawTreatmentBody } from "../arbitraries/treatment.ts";
import { treatmentScreens } from "../screens/treatment.ts";
import { validateTreatmentCreate, validateTreatmentUpdate } from "../validators/treatment.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "diagnosis", keyword: "required" },
  { field: "patientId", keyword: "required" },
  { field: "veterinarianId", keyword: "required" },
  { field: "medicines", keyword: "required" },
  { field: "urgency", keyword: "required" },
  { field: "prescribedOn", keyword: "required" },
  { field: "diagnosis", keyword: "type", limit: "string" },
  { field: "diagnosis", keyword: "minLength", limit: 3 },
  { field: "diagnosis", keyword: "maxLength", limit: 160 },
  { field: "patientId", keyword: "type", limit: "string" },
  { field: "veterinarianId", keyword: "type", limit: "string" },
  { field: "medicines", keyword: "type", limit: "array" },
  { field: "medicines", keyword: "uniqueItems" },
  { field: "medicines.0", keyword: "type", limit: "string" },
  { field: "urgency", keyword: "type", limit: "string" },
  { field: "urgency", keyword: "enum", limit: ["routine", "preferential", "critical"] },
  { field: "prescribedOn", keyword: "type", limit: "string" },
  { field: "prescribedOn", keyword: "format", limit: "date" },
  { field: "treatmentDays", keyword: "type", limit: "integer" },
  { field: "treatmentDays", keyword: "minimum", limit: 1 },
  { field: "treatmentDays", keyword: "maximum", limit: 730 },
  { field: "instructions", keyword: "type", limit: "string" },
  { field: "instructions", keyword: "maxLength", limit: 20000 },
];

describe("validateTreatmentCreate", () => {
  testCheck(validateTreatmentCreate, drawTreatmentBody, rules);
});

describe("validateTreatmentUpdate", () => {
  testCheck(validateTreatmentUpdate, drawTreatmentBody, rules);
});

describe("treatmentApi", () => {
  testCalls(drawTreatmentBody, [
    ["GET /treatments", (transport, { query }) => treatmentApi(transport).list(query)],
    ["GET /treatments/{id}", (transport, { id }) => treatmentApi(transport).get(id)],
    ["POST /treatments", (transport, { body }) => treatmentApi(transport).create(body)],
    ["PUT /treatments/{id}", (transport, { id, body }) => treatmentApi(transport).update(id, body)],
    ["DELETE /treatments/{id}", (transport, { id }) => treatmentApi(transport).delete(id)],
  ]);
});

describe("addresses of treatment", () => {
  testAddresses(treatmentScreens);
});
