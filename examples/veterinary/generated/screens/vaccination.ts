// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type EntityScreens, withComputed } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const vaccinationScreens: EntityScreens<MessageKey> = withComputed({
  entity: "vaccination",
  icon: "VaccinesOutlined",
  titleField: "batchNumber",
  operations: ["list", "get", "create", "delete"],
  routes: { list: "/vaccinations", show: "/vaccinations/show/{id}", create: "/vaccinations/create", edit: null },
  messages: {
    one: "entity.vaccination.one",
    many: "entity.vaccination.many",
    count: "entity.vaccination.count",
    create: "entity.vaccination.create",
    edit: "entity.vaccination.edit",
    delete: "entity.vaccination.delete",
    deleteConfirm: "entity.vaccination.deleteConfirm",
    created: "entity.vaccination.created",
    updated: "entity.vaccination.updated",
    deleted: "entity.vaccination.deleted",
    none: "entity.vaccination.none",
    noMatch: "entity.vaccination.noMatch",
    selectAll: "entity.vaccination.selectAll",
    selected: "entity.vaccination.selected",
    bulkDelete: "entity.vaccination.bulkDelete",
    bulkDeleteConfirm: "entity.vaccination.bulkDeleteConfirm",
    bulkDeleted: "entity.vaccination.bulkDeleted",
    bulkDone: "entity.vaccination.bulkDone",
    bulkFailed: "entity.vaccination.bulkFailed",
    taken: "entity.vaccination.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.vaccination.field.id", display: "text" },
    batchNumber: { name: "batchNumber", labelKey: "entity.vaccination.field.batchNumber", display: "text" },
    patientId: {
      name: "patientId",
      labelKey: "entity.vaccination.field.patientId",
      display: "relation",
      relation: {
        entity: "patient",
        many: false,
        labelField: "callName",
        showPath: "/patients/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    medicineId: {
      name: "medicineId",
      labelKey: "entity.vaccination.field.medicineId",
      display: "relation",
      relation: {
        entity: "medicine",
        many: false,
        labelField: "tradeName",
        labelFields: ["tradeName", "activeIngredient"],
        showPath: "/pharmacy/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    administeredOn: { name: "administeredOn", labelKey: "entity.vaccination.field.administeredOn", display: "date" },
    boosterDue: { name: "boosterDue", labelKey: "entity.vaccination.field.boosterDue", display: "date" },
    boosterMissed: { name: "boosterMissed", labelKey: "entity.vaccination.field.boosterMissed", display: "boolean" },
  },
  list: {
    columns: ["batchNumber", "patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
    filters: ["patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
    search: ["batchNumber"],
    sort: "-administeredOn",
    sortable: ["batchNumber", "patientId", "medicineId", "administeredOn", "boosterDue", "boosterMissed"],
  },
  form: {
    sections: [
      {
        name: "injection",
        titleKey: "entity.vaccination.section.injection",
        fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue"],
      },
    ],
    uiSchema: {
      "ui:order": ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue"],
      batchNumber: {
        "ui:widget": "text",
        "ui:options": {
          labelKey: "entity.vaccination.field.batchNumber",
          helpKey: "entity.vaccination.help.batchNumber",
        },
      },
      patientId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.vaccination.field.patientId",
          relation: {
            entity: "patient",
            many: false,
            labelField: "callName",
            showPath: "/patients/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      medicineId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.vaccination.field.medicineId",
          relation: {
            entity: "medicine",
            many: false,
            labelField: "tradeName",
            labelFields: ["tradeName", "activeIngredient"],
            showPath: "/pharmacy/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      administeredOn: { "ui:widget": "date", "ui:options": { labelKey: "entity.vaccination.field.administeredOn" } },
      boosterDue: {
        "ui:widget": "date",
        "ui:options": {
          labelKey: "entity.vaccination.field.boosterDue",
          helpKey: "entity.vaccination.help.boosterDue",
        },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "injection",
        titleKey: "entity.vaccination.section.injection",
        fields: ["patientId", "medicineId", "batchNumber", "administeredOn", "boosterDue", "boosterMissed"],
      },
    ],
  },
  actions: [],
  rules: [
    {
      name: "boosterFirst",
      at: "boosterDue",
      severity: "refuse",
      never: { field: "boosterDue", lessThan: { field: "administeredOn" } },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [],
}, { boosterMissed: { of: { field: "boosterDue", lessThan: { today: 0 } } } });
