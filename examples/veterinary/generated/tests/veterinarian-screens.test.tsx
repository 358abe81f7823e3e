// @generated from schema/entities/veterinarian.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawVeterinarian } from "../arbitraries/veterinarian.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of veterinarian in %s", (language) => {
  testList(language, drawVeterinarian, {
    path: "/veterinarians",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.many",
    titleField: "fullName",
    fields: [
      { label: "entity.veterinarian.field.fullName" },
      { label: "entity.veterinarian.field.licenceNumber" },
      { label: "entity.veterinarian.field.specialities" },
      { label: "entity.veterinarian.field.dutyState" },
      { label: "entity.veterinarian.field.hiredOn" },
    ],
  });
  testShow(language, drawVeterinarian, {
    path: "/veterinarians/show/:id",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.one",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      { label: "entity.veterinarian.field.fullName" },
      { label: "entity.veterinarian.field.licenceNumber" },
      { label: "entity.veterinarian.field.dutyState" },
      { label: "entity.veterinarian.field.hiredOn" },
      { label: "entity.veterinarian.field.clinics" },
      { label: "entity.veterinarian.field.specialities" },
      { label: "entity.veterinarian.field.hourlyRate" },
      { label: "entity.veterinarian.field.curriculum" },
    ],
  });
  testCreate(language, drawVeterinarian, {
    path: "/veterinarians/create",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.create",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      { label: "entity.veterinarian.field.fullName" },
      { label: "entity.veterinarian.field.licenceNumber" },
      { label: "entity.veterinarian.field.dutyState" },
      { label: "entity.veterinarian.field.hiredOn" },
      { label: "entity.veterinarian.field.clinics" },
      { label: "entity.veterinarian.field.specialities" },
      { label: "entity.veterinarian.field.hourlyRate" },
      { label: "entity.veterinarian.field.curriculum" },
    ],
  });
  testEdit(language, drawVeterinarian, {
    path: "/veterinarians/edit/:id",
    endpoint: "/veterinarians/{id}",
    title: "entity.veterinarian.edit",
    titleField: "fullName",
    sections: ["entity.veterinarian.section.identity", "entity.veterinarian.section.work"],
    fields: [
      { label: "entity.veterinarian.field.fullName" },
      { label: "entity.veterinarian.field.licenceNumber" },
      { label: "entity.veterinarian.field.dutyState" },
      { label: "entity.veterinarian.field.hiredOn" },
      { label: "entity.veterinarian.field.clinics" },
      { label: "entity.veterinarian.field.specialities" },
      { label: "entity.veterinarian.field.hourlyRate" },
      { label: "entity.veterinarian.field.curriculum" },
    ],
  });
});
