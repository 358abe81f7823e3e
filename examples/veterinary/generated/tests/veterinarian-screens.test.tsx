// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryVeterinarian } from "../arbitraries/veterinarian.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of veterinarian in %s", (language) => {
  testList(language, arbitraryVeterinarian, {
    entity: "veterinarian",
    path: "/veterinarians",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.many",
    titleField: "fullName",
    fields: ["fullName", "licenceNumber", "specialities", "dutyState", "hiredOn"],
  });
  testShow(language, arbitraryVeterinarian, {
    entity: "veterinarian",
    path: "/veterinarians/show/:id",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.one",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      "fullName",
      "licenceNumber",
      "dutyState",
      "hiredOn",
      "clinics",
      "specialities",
      "hourlyRate",
      "curriculum",
    ],
  });
  testCreate(language, arbitraryVeterinarian, {
    entity: "veterinarian",
    path: "/veterinarians/create",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.create",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      "fullName",
      "licenceNumber",
      "dutyState",
      "hiredOn",
      "clinics",
      "specialities",
      "hourlyRate",
      "curriculum",
    ],
  });
  testEdit(language, arbitraryVeterinarian, {
    entity: "veterinarian",
    path: "/veterinarians/edit/:id",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.edit",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      "fullName",
      "licenceNumber",
      "dutyState",
      "hiredOn",
      "clinics",
      "specialities",
      "hourlyRate",
      "curriculum",
    ],
  });
});
