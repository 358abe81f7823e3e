// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryClinic } from "../arbitraries/clinic.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of clinic in %s", (language) => {
  testList(language, arbitraryClinic, {
    entity: "clinic",
    path: "/clinics",
    endpoint: "/clinics/{id}",
    title: "entity.clinic.many",
    titleField: "clinicName",
    fields: ["clinicName", "postalAddress", "foundingYear", "nightService"],
  });
  testShow(language, arbitraryClinic, {
    entity: "clinic",
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
      "clinicName",
      "postalAddress",
      "foundingYear",
      "nightService",
      "openingHours",
      "website",
      "publicNotice",
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
  testCreate(language, arbitraryClinic, {
    entity: "clinic",
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
      "clinicName",
      "postalAddress",
      "foundingYear",
      "nightService",
      "openingHours",
      "website",
      "publicNotice",
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
  testEdit(language, arbitraryClinic, {
    entity: "clinic",
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
      "clinicName",
      "postalAddress",
      "foundingYear",
      "nightService",
      "openingHours",
      "website",
      "publicNotice",
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
