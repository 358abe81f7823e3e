// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryVaccination } from "../arbitraries/vaccination.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of vaccination in %s", (language) => {
  testList(language, arbitraryVaccination, {
    entity: "vaccination",
    path: "/vaccinations",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.many",
    titleField: "batchNumber",
    fields: ["batchNumber", "patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
  });
  testShow(language, arbitraryVaccination, {
    entity: "vaccination",
    path: "/vaccinations/show/:id",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.one",
    titleField: "batchNumber",
    sections: ["entity.vaccination.section.injection"],
    fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue", "boosterMissed"],
  });
  testCreate(language, arbitraryVaccination, {
    entity: "vaccination",
    path: "/vaccinations/create",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.create",
    titleField: "batchNumber",
    sections: ["entity.vaccination.section.injection"],
    fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue"],
  });
});
