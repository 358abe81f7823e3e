// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawPatient } from "../arbitraries/patient.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of patient in %s", (language) => {
  testList(language, drawPatient, {
    path: "/patients",
    endpoint: "/patients/{id}",
    title: "entity.patient.many",
    titleField: "callName",
    fields: [
      { label: "entity.patient.field.callName" },
      { label: "entity.patient.field.keeper" },
      { label: "entity.patient.field.breedId" },
      { label: "entity.patient.field.birthDate" },
      { label: "entity.patient.field.bodyWeight" },
      { label: "entity.patient.field.neutered" },
      { label: "entity.patient.field.vitalState" },
    ],
  });
  testShow(language, drawPatient, {
    path: "/patients/show/:id",
    endpoint: "/patients/{id}",
    title: "entity.patient.one",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      { label: "entity.patient.field.callName" },
      { label: "entity.patient.field.breedId" },
      { label: "entity.patient.field.animalSex" },
      { label: "entity.patient.field.birthDate" },
      { label: "entity.patient.field.chipNumber" },
      { label: "entity.patient.field.kennelCard" },
      { label: "entity.patient.field.portrait" },
      { label: "entity.patient.field.keeper" },
      { label: "entity.patient.field.vitalState" },
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      { label: "entity.patient.field.bodyWeight" },
      { label: "entity.patient.field.neutered" },
      { label: "entity.patient.field.allergies" },
      { label: "entity.patient.field.anamnesis" },
    ],
  });
  testCreate(language, drawPatient, {
    path: "/patients/create",
    endpoint: "/patients/{id}",
    title: "entity.patient.create",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      { label: "entity.patient.field.callName" },
      { label: "entity.patient.field.breedId" },
      { label: "entity.patient.field.animalSex" },
      { label: "entity.patient.field.birthDate" },
      { label: "entity.patient.field.chipNumber" },
      { label: "entity.patient.field.portrait" },
      { label: "entity.patient.field.keeperId" },
      { label: "entity.patient.field.vitalState" },
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      { label: "entity.patient.field.bodyWeight" },
      { label: "entity.patient.field.neutered" },
      { label: "entity.patient.field.allergies" },
      { label: "entity.patient.field.anamnesis" },
    ],
  });
  testEdit(language, drawPatient, {
    path: "/patients/edit/:id",
    endpoint: "/patients/{id}",
    title: "entity.patient.edit",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      { label: "entity.patient.field.callName" },
      { label: "entity.patient.field.breedId" },
      { label: "entity.patient.field.animalSex" },
      { label: "entity.patient.field.birthDate" },
      { label: "entity.patient.field.chipNumber" },
      { label: "entity.patient.field.portrait" },
      { label: "entity.patient.field.keeperId" },
      { label: "entity.patient.field.vitalState" },
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      { label: "entity.patient.field.bodyWeight" },
      { label: "entity.patient.field.neutered" },
      { label: "entity.patient.field.allergies" },
      { label: "entity.patient.field.anamnesis" },
    ],
  });
});
