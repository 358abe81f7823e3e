// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawVaccination } from "../arbitraries/vaccination.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of vaccination in %s", (language) => {
  testList(language, drawVaccination, {
    path: "/vaccinations",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.many",
    titleField: "batchNumber",
    fields: [
      { label: "entity.vaccination.field.batchNumber" },
      { label: "entity.vaccination.field.patientId" },
      { label: "entity.vaccination.field.medicineId" },
      { label: "entity.vaccination.field.administeredOn" },
      { label: "entity.vaccination.field.boosterDue" },
      { label: "entity.vaccination.field.boosterMissed" },
    ],
  });
  testShow(language, drawVaccination, {
    path: "/vaccinations/show/:id",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.one",
    titleField: "batchNumber",
    sections: ["entity.vaccination.section.injection"],
    fields: [
      { label: "entity.vaccination.field.patientId" },
      { label: "entity.vaccination.field.medicineId" },
      { label: "entity.vaccination.field.batchNumber" },
      { label: "entity.vaccination.field.administeredOn" },
      { label: "entity.vaccination.field.boosterDue" },
      { label: "entity.vaccination.field.boosterMissed" },
    ],
  });
  testCreate(language, drawVaccination, {
    path: "/vaccinations/create",
    endpoint: "/vaccinations/{id}",
    title: "entity.vaccination.create",
    titleField: "batchNumber",
    sections: ["entity.vaccination.section.injection"],
    fields: [
      { label: "entity.vaccination.field.patientId" },
      { label: "entity.vaccination.field.medicineId" },
      { label: "entity.vaccination.field.batchNumber" },
      { label: "entity.vaccination.field.administeredOn" },
      { label: "entity.vaccination.field.boosterDue" },
    ],
  });
});
