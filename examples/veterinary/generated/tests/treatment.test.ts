// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { treatmentApi } from "../api/treatment.ts";
import { arbitraryTreatmentBody } from "../arbitraries/treatment.ts";
import { treatmentCreateSchema } from "../schemas/treatment.ts";
import { treatmentScreens } from "../screens/treatment.ts";
import { validateTreatmentCreate, validateTreatmentUpdate } from "../validators/treatment.js";

describe("validateTreatmentCreate", () => {
  testCheck(validateTreatmentCreate, arbitraryTreatmentBody, treatmentCreateSchema);
});

describe("validateTreatmentUpdate", () => {
  testCheck(validateTreatmentUpdate, arbitraryTreatmentBody, treatmentCreateSchema);
});

describe("treatmentApi", () => {
  testCalls(arbitraryTreatmentBody, [
    ["GET /treatments", (transport, { query }) => treatmentApi(transport).list(query)],
    ["GET /treatments/{id}", (transport, { id }) => treatmentApi(transport).get(id)],
    ["POST /treatments", (transport, { body }) => treatmentApi(transport).create(body)],
    ["PUT /treatments/{id}", (transport, { id, body }) => treatmentApi(transport).update(id, body)],
    ["DELETE /treatments/{id}", (transport, { id }) => treatmentApi(transport).delete(id)],
  ]);
});

describe("URLs of treatment", () => {
  testAddresses(treatmentScreens);
});
