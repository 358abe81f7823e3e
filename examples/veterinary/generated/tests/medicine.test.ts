// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { medicineApi } from "../api/medicine.ts";
import { arbitraryMedicineBody } from "../arbitraries/medicine.ts";
import { medicineCreateSchema } from "../schemas/medicine.ts";
import { medicineScreens } from "../screens/medicine.ts";
import { validateMedicineCreate, validateMedicineUpdate } from "../validators/medicine.js";

describe("validateMedicineCreate", () => {
  testCheck(validateMedicineCreate, arbitraryMedicineBody, medicineCreateSchema);
});

describe("validateMedicineUpdate", () => {
  testCheck(validateMedicineUpdate, arbitraryMedicineBody, medicineCreateSchema);
});

describe("medicineApi", () => {
  testCalls(arbitraryMedicineBody, [
    ["GET /pharmacy", (transport, { query }) => medicineApi(transport).list(query)],
    ["GET /pharmacy/{id}", (transport, { id }) => medicineApi(transport).get(id)],
    ["POST /pharmacy", (transport, { body }) => medicineApi(transport).create(body)],
    ["PUT /pharmacy/{id}", (transport, { id, body }) => medicineApi(transport).update(id, body)],
    ["DELETE /pharmacy/{id}", (transport, { id }) => medicineApi(transport).delete(id)],
  ]);
});

describe("URLs of medicine", () => {
  testAddresses(medicineScreens);
});
