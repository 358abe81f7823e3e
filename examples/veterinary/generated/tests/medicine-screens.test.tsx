// @generated from schema/entities/medicine.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawMedicine } from "../arbitraries/medicine.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of medicine in %s", (language) => {
  testList(language, drawMedicine, {
    path: "/pharmacy",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.many",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    fields: [
      { label: "entity.medicine.field.tradeName" },
      { label: "entity.medicine.field.activeIngredient" },
      { label: "entity.medicine.field.dosageForm" },
      { label: "entity.medicine.field.stockedDoses" },
      { label: "entity.medicine.field.unitPrice" },
      { label: "entity.medicine.field.stockValue" },
      { label: "entity.medicine.field.supplyState" },
    ],
  });
  testShow(language, drawMedicine, {
    path: "/pharmacy/show/:id",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.one",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      { label: "entity.medicine.field.tradeName" },
      { label: "entity.medicine.field.activeIngredient" },
      { label: "entity.medicine.field.dosageForm" },
      { label: "entity.medicine.field.prescriptionOnly" },
      { label: "entity.medicine.field.leaflet" },
      { label: "entity.medicine.field.supplyState" },
      { label: "entity.medicine.field.stockedDoses" },
      { label: "entity.medicine.field.dosesShort" },
      { label: "entity.medicine.field.unitPrice" },
      { label: "entity.medicine.field.stockValue" },
      { label: "entity.medicine.field.storageCeiling" },
    ],
  });
  testCreate(language, drawMedicine, {
    path: "/pharmacy/create",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.create",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      { label: "entity.medicine.field.tradeName" },
      { label: "entity.medicine.field.activeIngredient" },
      { label: "entity.medicine.field.dosageForm" },
      { label: "entity.medicine.field.prescriptionOnly" },
      { label: "entity.medicine.field.leaflet" },
      { label: "entity.medicine.field.supplyState" },
      { label: "entity.medicine.field.stockedDoses" },
      { label: "entity.medicine.field.unitPrice" },
      { label: "entity.medicine.field.storageCeiling" },
    ],
  });
  testEdit(language, drawMedicine, {
    path: "/pharmacy/edit/:id",
    endpoint: "/pharmacy/{id}",
    title: "entity.medicine.edit",
    titleField: "tradeName",
    titleFields: ["tradeName", "activeIngredient"],
    sections: ["entity.medicine.section.general", "entity.medicine.section.store"],
    fields: [
      { label: "entity.medicine.field.tradeName" },
      { label: "entity.medicine.field.activeIngredient" },
      { label: "entity.medicine.field.dosageForm" },
      { label: "entity.medicine.field.prescriptionOnly" },
      { label: "entity.medicine.field.leaflet" },
      { label: "entity.medicine.field.supplyState" },
      { label: "entity.medicine.field.stockedDoses" },
      { label: "entity.medicine.field.unitPrice" },
      { label: "entity.medicine.field.storageCeiling" },
    ],
  });
});
