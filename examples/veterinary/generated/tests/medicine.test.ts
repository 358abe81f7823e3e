// @generated from schema/entities/medicine.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { medicineApi } from "../api/medicine.ts";
import { drawMedicineBody } from "../arbitraries/medicine.ts";
import { medicineScreens } from "../screens/medicine.ts";
import { validateMedicineCreate, validateMedicineUpdate } from "../validators/medicine.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "tradeName", keyword: "required" },
  { field: "dosageForm", keyword: "required" },
  { field: "stockedDoses", keyword: "required" },
  { field: "unitPrice", keyword: "required" },
  { field: "prescriptionOnly", keyword: "required" },
  { field: "supplyState", keyword: "required" },
  { field: "tradeName", keyword: "type", limit: "string" },
  { field: "tradeName", keyword: "minLength", limit: 2 },
  { field: "tradeName", keyword: "maxLength", limit: 120 },
  { field: "activeIngredient", keyword: "type", limit: "string" },
  { field: "activeIngredient", keyword: "maxLength", limit: 200 },
  { field: "dosageForm", keyword: "type", limit: "string" },
  { field: "dosageForm", keyword: "enum", limit: ["tablet", "injectable", "syrup", "ointment"] },
  { field: "stockedDoses", keyword: "type", limit: "integer" },
  { field: "stockedDoses", keyword: "minimum", limit: 0 },
  { field: "stockedDoses", keyword: "maximum", limit: 1000000 },
  { field: "unitPrice", keyword: "type", limit: "number" },
  { field: "unitPrice", keyword: "minimum", limit: 0 },
  { field: "unitPrice", keyword: "maximum", limit: 999999999.99 },
  { field: "unitPrice", keyword: "format", limit: "money" },
  { field: "prescriptionOnly", keyword: "type", limit: "boolean" },
  { field: "storageCeiling", keyword: "type", limit: "number" },
  { field: "storageCeiling", keyword: "minimum", limit: -80 },
  { field: "storageCeiling", keyword: "maximum", limit: 60 },
  { field: "supplyState", keyword: "type", limit: "string" },
  { field: "supplyState", keyword: "enum", limit: ["supplied", "shortage", "withdrawn"] },
  { field: "leaflet", keyword: "type", limit: "string" },
  { field: "leaflet", keyword: "maxLength", limit: 2000 },
  { field: "leaflet", keyword: "format", limit: "uri" },
];

describe("validateMedicineCreate", () => {
  testCheck(validateMedicineCreate, drawMedicineBody, rules);
});

describe("validateMedicineUpdate", () => {
  testCheck(validateMedicineUpdate, drawMedicineBody, rules);
});

describe("medicineApi", () => {
  testCalls(drawMedicineBody, [
    ["GET /pharmacy", (transport, { query }) => medicineApi(transport).list(query)],
    ["GET /pharmacy/{id}", (transport, { id }) => medicineApi(transport).get(id)],
    ["POST /pharmacy", (transport, { body }) => medicineApi(transport).create(body)],
    ["PUT /pharmacy/{id}", (transport, { id, body }) => medicineApi(transport).update(id, body)],
    ["DELETE /pharmacy/{id}", (transport, { id }) => medicineApi(transport).delete(id)],
  ]);
});

describe("addresses of medicine", () => {
  testAddresses(medicineScreens);
});
