// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { vaccinationApi } from "../api/vaccination.ts";
import { arbitraryVaccinationBody } from "../arbitraries/vaccination.ts";
import { vaccinationCreateSchema } from "../schemas/vaccination.ts";
import { vaccinationScreens } from "../screens/vaccination.ts";
import { validateVaccinationCreate } from "../validators/vaccination.js";

describe("validateVaccinationCreate", () => {
  testCheck(validateVaccinationCreate, arbitraryVaccinationBody, vaccinationCreateSchema);
});

describe("vaccinationApi", () => {
  testCalls(arbitraryVaccinationBody, [
    ["GET /vaccinations", (transport, { query }) => vaccinationApi(transport).list(query)],
    ["GET /vaccinations/{id}", (transport, { id }) => vaccinationApi(transport).get(id)],
    ["POST /vaccinations", (transport, { body }) => vaccinationApi(transport).create(body)],
    ["DELETE /vaccinations/{id}", (transport, { id }) => vaccinationApi(transport).delete(id)],
  ]);
});

describe("URLs of vaccination", () => {
  testAddresses(vaccinationScreens);
});
