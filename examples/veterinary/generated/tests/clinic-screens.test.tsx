// @generated from schema/entities/clinic.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawClinic } from "../arbitraries/clinic.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of clinic in %s", (language) => {
  testList(language, drawClinic, {
    path: "/clinics",
    endpoint: "/clinics/{id}",
    title: "entity.clinic.many",
    titleField: "clinicName",
    fields: [
      { label: "entity.clinic.field.clinicName" },
      { label: "entity.clinic.field.postalAddress" },
      { label: "entity.clinic.field.foundingYear" },
      { label: "entity.clinic.field.nightService" },
    ],
  });
  testShow(language, drawClinic, {
    path: "/clinics/show/:id",
    endpoint: "/clinics/{id}",
    title: "entity.clinic.one",
    titleField: "clinicName",
    sections: [
      "entity.clinic.section.general",
      "entity.clinic.section.openingTimes",
      "entity.clinic.section.publicSite",
      "entity.clinic.section.rooms",
    ],
    fields: [
      { label: "entity.clinic.field.clinicName" },
      { label: "entity.clinic.field.postalAddress" },
      { label: "entity.clinic.field.foundingYear" },
      { label: "entity.clinic.field.nightService" },
      { label: "entity.clinic.field.openingHours" },
      { label: "entity.clinic.field.website" },
      { label: "entity.clinic.field.publicNotice" },
      {
        label: "entity.clinic.field.consultingRooms",
        items: [
          "entity.consultingRoom.field.roomName",
          "entity.consultingRoom.field.roomEquipment",
          "entity.consultingRoom.field.storey",
        ],
      },
    ],
  });
  testCreate(language, drawClinic, {
    path: "/clinics/create",
    endpoint: "/clinics/{id}",
    title: "entity.clinic.create",
    titleField: "clinicName",
    sections: [
      "entity.clinic.section.general",
      "entity.clinic.section.openingTimes",
      "entity.clinic.section.publicSite",
      "entity.clinic.section.rooms",
    ],
    fields: [
      { label: "entity.clinic.field.clinicName" },
      { label: "entity.clinic.field.postalAddress" },
      { label: "entity.clinic.field.foundingYear" },
      { label: "entity.clinic.field.nightService" },
      { label: "entity.clinic.field.openingHours" },
      { label: "entity.clinic.field.website" },
      { label: "entity.clinic.field.publicNotice" },
      {
        label: "entity.clinic.field.consultingRooms",
        items: [
          "entity.consultingRoom.field.roomName",
          "entity.consultingRoom.field.roomEquipment",
          "entity.consultingRoom.field.storey",
        ],
      },
    ],
  });
  testEdit(language, drawClinic, {
    path: "/clinics/edit/:id",
    endpoint: "/clinics/{id}",
    title: "entity.clinic.edit",
    titleField: "clinicName",
    sections: [
      "entity.clinic.section.general",
      "entity.clinic.section.openingTimes",
      "entity.clinic.section.publicSite",
      "entity.clinic.section.rooms",
    ],
    fields: [
      { label: "entity.clinic.field.clinicName" },
      { label: "entity.clinic.field.postalAddress" },
      { label: "entity.clinic.field.foundingYear" },
      { label: "entity.clinic.field.nightService" },
      { label: "entity.clinic.field.openingHours" },
      { label: "entity.clinic.field.website" },
      { label: "entity.clinic.field.publicNotice" },
      {
        label: "entity.clinic.field.consultingRooms",
        items: [
          "entity.consultingRoom.field.roomName",
          "entity.consultingRoom.field.roomEquipment",
          "entity.consultingRoom.field.storey",
        ],
      },
    ],
  });
});
