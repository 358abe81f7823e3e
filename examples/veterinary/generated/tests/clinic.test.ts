// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { clinicApi } from "../api/clinic.ts";
import { arbitraryClinicBody } from "../arbitraries/clinic.ts";
import { clinicCreateSchema } from "../schemas/clinic.ts";
import { clinicScreens } from "../screens/clinic.ts";
import { validateClinicCreate, validateClinicUpdate } from "../validators/clinic.js";

describe("validateClinicCreate", () => {
  testCheck(validateClinicCreate, arbitraryClinicBody, clinicCreateSchema);
});

describe("validateClinicUpdate", () => {
  testCheck(validateClinicUpdate, arbitraryClinicBody, clinicCreateSchema);
});

describe("clinicApi", () => {
  testCalls(arbitraryClinicBody, [
    ["GET /clinics", (transport, { query }) => clinicApi(transport).list(query)],
    ["GET /clinics/{id}", (transport, { id }) => clinicApi(transport).get(id)],
    ["POST /clinics", (transport, { body }) => clinicApi(transport).create(body)],
    ["PUT /clinics/{id}", (transport, { id, body }) => clinicApi(transport).update(id, body)],
    ["DELETE /clinics/{id}", (transport, { id }) => clinicApi(transport).delete(id)],
    ["GET /clinics/nocturnal", (transport, { query }) => clinicApi(transport).nocturnal(query)],
  ]);
});

describe("URLs of clinic", () => {
  testAddresses(clinicScreens);
});
