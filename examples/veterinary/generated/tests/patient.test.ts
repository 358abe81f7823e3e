// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { patientApi } from "../api/patient.ts";
import { arbitraryPatientBody } from "../arbitraries/patient.ts";
import { patientCreateSchema } from "../schemas/patient.ts";
import { patientScreens } from "../screens/patient.ts";
import { validatePatientCreate, validatePatientUpdate } from "../validators/patient.js";

describe("validatePatientCreate", () => {
  testCheck(validatePatientCreate, arbitraryPatientBody, patientCreateSchema);
});

describe("validatePatientUpdate", () => {
  testCheck(validatePatientUpdate, arbitraryPatientBody, patientCreateSchema);
});

describe("patientApi", () => {
  testCalls(arbitraryPatientBody, [
    ["GET /patients", (transport, { query }) => patientApi(transport).list(query)],
    ["GET /patients/{id}", (transport, { id }) => patientApi(transport).get(id)],
    ["POST /patients", (transport, { body }) => patientApi(transport).create(body)],
    ["PUT /patients/{id}", (transport, { id, body }) => patientApi(transport).update(id, body)],
    ["DELETE /patients/{id}", (transport, { id }) => patientApi(transport).delete(id)],
  ]);
});

describe("URLs of patient", () => {
  testAddresses(patientScreens);
});
