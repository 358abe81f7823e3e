// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryMedicine } from "../arbitraries/medicine.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of medicine in %s", (language) => {
  testList(language, arbitraryMedicine, {
    entity: "medicine",
    path: "/pharmacy",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.many",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    fields: ["tradeName", "activeIngredient", "dosageForm", "stockedDoses", "unitPrice", "stockValue", "supplyState"],
  });
  testShow(language, arbitraryMedicine, {
    entity: "medicine",
    path: "/pharmacy/show/:id",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.one",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      "tradeName",
      "activeIngredient",
      "dosageForm",
      "prescriptionOnly",
      "leaflet",
      "supplyState",
      "stockedDoses",
      "dosesShort",
      "unitPrice",
      "stockValue",
      "storageCeiling",
    ],
  });
  testCreate(language, arbitraryMedicine, {
    entity: "medicine",
    path: "/pharmacy/create",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.create",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      "tradeName",
      "activeIngredient",
      "dosageForm",
      "prescriptionOnly",
      "leaflet",
      "supplyState",
      "stockedDoses",
      "unitPrice",
      "storageCeiling",
    ],
  });
  testEdit(language, arbitraryMedicine, {
    entity: "medicine",
    path: "/pharmacy/edit/:id",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.edit",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      "tradeName",
      "activeIngredient",
      "dosageForm",
      "prescriptionOnly",
      "leaflet",
      "supplyState",
      "stockedDoses",
      "unitPrice",
      "storageCeiling",
    ],
  });
});
