// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type EntityScreens, withComputed } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const medicineScreens: EntityScreens<MessageKey> = withComputed({
  entity: "medicine",
  icon: "MedicationOutlined",
  titleField: "tradeName",
  titleFields: ["tradeName", "activeIngredient"],
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/pharmacy", show: "/pharmacy/show/{id}", create: "/pharmacy/create", edit: "/pharmacy/edit/{id}" },
  messages: {
    one: "entity.medicine.one",
    many: "entity.medicine.many",
    count: "entity.medicine.count",
    create: "entity.medicine.create",
    edit: "entity.medicine.edit",
    delete: "entity.medicine.delete",
    deleteConfirm: "entity.medicine.deleteConfirm",
    created: "entity.medicine.created",
    updated: "entity.medicine.updated",
    deleted: "entity.medicine.deleted",
    none: "entity.medicine.none",
    noMatch: "entity.medicine.noMatch",
    selectAll: "entity.medicine.selectAll",
    selected: "entity.medicine.selected",
    bulkDelete: "entity.medicine.bulkDelete",
    bulkDeleteConfirm: "entity.medicine.bulkDeleteConfirm",
    bulkDeleted: "entity.medicine.bulkDeleted",
    bulkDone: "entity.medicine.bulkDone",
    bulkFailed: "entity.medicine.bulkFailed",
    taken: "entity.medicine.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.medicine.field.id", display: "text" },
    tradeName: { name: "tradeName", labelKey: "entity.medicine.field.tradeName", display: "text", isIdentity: true },
    activeIngredient: { name: "activeIngredient", labelKey: "entity.medicine.field.activeIngredient", display: "text" },
    dosageForm: {
      name: "dosageForm",
      labelKey: "entity.medicine.field.dosageForm",
      display: "enum",
      enumeration: {
        name: "dosageForm",
        values: [
          { value: "tablet", labelKey: "enum.dosageForm.tablet" },
          { value: "injectable", labelKey: "enum.dosageForm.injectable" },
          { value: "syrup", labelKey: "enum.dosageForm.syrup" },
          { value: "ointment", labelKey: "enum.dosageForm.ointment" },
        ],
      },
    },
    stockedDoses: {
      name: "stockedDoses",
      labelKey: "entity.medicine.field.stockedDoses",
      display: "quantity",
      unitKey: "unit.doses",
    },
    unitPrice: {
      name: "unitPrice",
      labelKey: "entity.medicine.field.unitPrice",
      display: "money",
      currency: "EUR",
      currencyBy: null,
    },
    stockValue: {
      name: "stockValue",
      labelKey: "entity.medicine.field.stockValue",
      display: "money",
      currency: "EUR",
      currencyBy: null,
    },
    dosesShort: { name: "dosesShort", labelKey: "entity.medicine.field.dosesShort", display: "integer" },
    prescriptionOnly: {
      name: "prescriptionOnly",
      labelKey: "entity.medicine.field.prescriptionOnly",
      display: "boolean",
    },
    storageCeiling: { name: "storageCeiling", labelKey: "entity.medicine.field.storageCeiling", display: "number" },
    supplyState: {
      name: "supplyState",
      labelKey: "entity.medicine.field.supplyState",
      display: "enum",
      enumeration: {
        name: "supplyState",
        values: [
          { value: "supplied", labelKey: "enum.supplyState.supplied", tone: "success" },
          { value: "shortage", labelKey: "enum.supplyState.shortage", tone: "warning" },
          { value: "withdrawn", labelKey: "enum.supplyState.withdrawn", tone: "error" },
        ],
      },
    },
    leaflet: { name: "leaflet", labelKey: "entity.medicine.field.leaflet", display: "uri" },
  },
  list: {
    columns: ["tradeName", "activeIngredient", "dosageForm", "stockedDoses", "unitPrice", "stockValue", "supplyState"],
    filters: ["supplyState", "dosageForm", "prescriptionOnly"],
    search: ["tradeName", "activeIngredient"],
    sort: "tradeName",
    sortable: ["tradeName", "activeIngredient", "dosageForm", "stockedDoses", "unitPrice", "stockValue", "supplyState"],
  },
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.medicine.section.general",
        fields: ["tradeName", "activeIngredient", "dosageForm", "prescriptionOnly", "leaflet"],
      },
      {
        name: "store",
        titleKey: "entity.medicine.section.store",
        fields: ["supplyState", "stockedDoses", "unitPrice", "storageCeiling"],
      },
    ],
    uiSchema: {
      "ui:order": [
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
      tradeName: { "ui:widget": "text", "ui:options": { labelKey: "entity.medicine.field.tradeName" } },
      activeIngredient: { "ui:widget": "text", "ui:options": { labelKey: "entity.medicine.field.activeIngredient" } },
      dosageForm: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.medicine.field.dosageForm",
          enumeration: {
            name: "dosageForm",
            values: [
              { value: "tablet", labelKey: "enum.dosageForm.tablet" },
              { value: "injectable", labelKey: "enum.dosageForm.injectable" },
              { value: "syrup", labelKey: "enum.dosageForm.syrup" },
              { value: "ointment", labelKey: "enum.dosageForm.ointment" },
            ],
          },
        },
      },
      stockedDoses: { "ui:widget": "integer", "ui:options": { labelKey: "entity.medicine.field.stockedDoses" } },
      unitPrice: {
        "ui:widget": "money",
        "ui:options": { labelKey: "entity.medicine.field.unitPrice", currency: "EUR", currencyBy: null },
      },
      prescriptionOnly: { "ui:widget": "switch", "ui:options": { labelKey: "entity.medicine.field.prescriptionOnly" } },
      storageCeiling: {
        "ui:widget": "number",
        "ui:options": {
          labelKey: "entity.medicine.field.storageCeiling",
          helpKey: "entity.medicine.help.storageCeiling",
        },
      },
      supplyState: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.medicine.field.supplyState",
          enumeration: {
            name: "supplyState",
            values: [
              { value: "supplied", labelKey: "enum.supplyState.supplied", tone: "success" },
              { value: "shortage", labelKey: "enum.supplyState.shortage", tone: "warning" },
              { value: "withdrawn", labelKey: "enum.supplyState.withdrawn", tone: "error" },
            ],
          },
        },
      },
      leaflet: { "ui:widget": "uri", "ui:options": { labelKey: "entity.medicine.field.leaflet" } },
    },
    visibleWhen: {},
    lockedWhen: { stockedDoses: { supplyState: "withdrawn" } },
  },
  show: {
    sections: [
      {
        name: "general",
        titleKey: "entity.medicine.section.general",
        fields: ["tradeName", "activeIngredient", "dosageForm", "prescriptionOnly", "leaflet"],
      },
      {
        name: "store",
        titleKey: "entity.medicine.section.store",
        fields: ["supplyState", "stockedDoses", "dosesShort", "unitPrice", "stockValue", "storageCeiling"],
      },
    ],
  },
  actions: [],
  unique: [["tradeName"]],
  rules: [
    {
      name: "oddStore",
      at: "storageCeiling",
      severity: "warn",
      never: {
        any: [
          { field: "storageCeiling", atMost: -60 },
          { all: [{ field: "dosageForm", isNot: "tablet" }, { field: "storageCeiling", moreThan: 40 }] },
        ],
      },
      atMostOne: null,
      per: [],
    },
  ],
  archive: {
    field: "supplyState",
    value: "withdrawn",
    labelKey: "entity.medicine.archive",
    successKey: "entity.medicine.archived",
  },
  referencedBy: [
    {
      entity: "treatment",
      filter: "medicines",
      listPath: "/treatments",
      manyKey: "entity.treatment.many",
      countKey: "entity.treatment.count",
    },
    {
      entity: "vaccination",
      filter: "medicineId",
      listPath: "/vaccinations",
      manyKey: "entity.vaccination.many",
      countKey: "entity.vaccination.count",
    },
  ],
}, {
  stockValue: { of: { multiply: ["stockedDoses", "unitPrice"] }, decimals: 2 },
  dosesShort: { of: { subtract: [1000, "stockedDoses"] } },
});
