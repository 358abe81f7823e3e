// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryPatient } from "../arbitraries/patient.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of patient in %s", (language) => {
  testList(language, arbitraryPatient, {
    entity: "patient",
    path: "/patients",
    endpoint: "/patients/{id}",
    title: "entity.patient.many",
    titleField: "callName",
    fields: ["callName", "keeper", "breedId", "birthDate", "bodyWeight", "neutered", "vitalState"],
  });
  testShow(language, arbitraryPatient, {
    entity: "patient",
    path: "/patients/show/:id",
    endpoint: "/patients/{id}",
    title: "entity.patient.one",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      "callName",
      "breedId",
      "animalSex",
      "birthDate",
      "chipNumber",
      "kennelCard",
      "portrait",
      "keeper",
      "vitalState",
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      "bodyWeight",
      "neutered",
      "allergies",
      "anamnesis",
    ],
  });
  testCreate(language, arbitraryPatient, {
    entity: "patient",
    path: "/patients/create",
    endpoint: "/patients/{id}",
    title: "entity.patient.create",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      "callName",
      "breedId",
      "animalSex",
      "birthDate",
      "chipNumber",
      "portrait",
      "keeperId",
      "vitalState",
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      "bodyWeight",
      "neutered",
      "allergies",
      "anamnesis",
    ],
  });
  testEdit(language, arbitraryPatient, {
    entity: "patient",
    path: "/patients/edit/:id",
    endpoint: "/patients/{id}",
    title: "entity.patient.edit",
    titleField: "callName",
    sections: ["entity.patient.section.animal", "entity.patient.section.keeper", "entity.patient.section.health"],
    fields: [
      "callName",
      "breedId",
      "animalSex",
      "birthDate",
      "chipNumber",
      "portrait",
      "keeperId",
      "vitalState",
      { label: "entity.patient.field.deceasedOn", given: { vitalState: "deceased" } },
      "bodyWeight",
      "neutered",
      "allergies",
      "anamnesis",
    ],
  });
});
