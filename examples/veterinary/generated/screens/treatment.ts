// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const treatmentScreens: EntityScreens<MessageKey> = {
  entity: "treatment",
  icon: "HealingOutlined",
  titleField: "diagnosis",
  operations: ["list", "get", "create", "update", "delete"],
  routes: {
    list: "/treatments",
    show: "/treatments/show/{id}",
    create: "/treatments/create",
    edit: "/treatments/edit/{id}",
  },
  messages: {
    one: "entity.treatment.one",
    many: "entity.treatment.many",
    count: "entity.treatment.count",
    create: "entity.treatment.create",
    edit: "entity.treatment.edit",
    delete: "entity.treatment.delete",
    deleteConfirm: "entity.treatment.deleteConfirm",
    created: "entity.treatment.created",
    updated: "entity.treatment.updated",
    deleted: "entity.treatment.deleted",
    none: "entity.treatment.none",
    noMatch: "entity.treatment.noMatch",
    selectAll: "entity.treatment.selectAll",
    selected: "entity.treatment.selected",
    bulkDelete: "entity.treatment.bulkDelete",
    bulkDeleteConfirm: "entity.treatment.bulkDeleteConfirm",
    bulkDeleted: "entity.treatment.bulkDeleted",
    bulkDone: "entity.treatment.bulkDone",
    bulkFailed: "entity.treatment.bulkFailed",
    taken: "entity.treatment.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.treatment.field.id", display: "text" },
    diagnosis: { name: "diagnosis", labelKey: "entity.treatment.field.diagnosis", display: "text" },
    patientId: {
      name: "patientId",
      labelKey: "entity.treatment.field.patientId",
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
    veterinarianId: {
      name: "veterinarianId",
      labelKey: "entity.treatment.field.veterinarianId",
      display: "relation",
      relation: {
        entity: "veterinarian",
        many: false,
        labelField: "fullName",
        showPath: "/veterinarians/show/{id}",
        expandedAs: null,
        within: null,
        choices: "assignable",
      },
    },
    medicines: {
      name: "medicines",
      labelKey: "entity.treatment.field.medicines",
      display: "relation",
      relation: {
        entity: "medicine",
        many: true,
        labelField: "tradeName",
        labelFields: ["tradeName", "activeIngredient"],
        showPath: "/pharmacy/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    urgency: {
      name: "urgency",
      labelKey: "entity.treatment.field.urgency",
      display: "chips",
      enumeration: {
        name: "urgency",
        values: [
          { value: "routine", labelKey: "enum.urgency.routine", tone: "neutral" },
          { value: "preferential", labelKey: "enum.urgency.preferential", tone: "warning" },
          { value: "critical", labelKey: "enum.urgency.critical", tone: "error" },
        ],
      },
      options: { color: "primary" },
    },
    prescribedOn: { name: "prescribedOn", labelKey: "entity.treatment.field.prescribedOn", display: "date" },
    treatmentDays: {
      name: "treatmentDays",
      labelKey: "entity.treatment.field.treatmentDays",
      display: "integer",
      unitKey: "unit.days",
    },
    instructions: { name: "instructions", labelKey: "entity.treatment.field.instructions", display: "html" },
  },
  list: {
    columns: ["diagnosis", "patientId", "medicines", "prescribedOn", "treatmentDays", "urgency"],
    filters: ["patientId", "medicines", "urgency", "prescribedOn"],
    search: ["diagnosis"],
    sort: "-prescribedOn",
    sortable: ["diagnosis", "patientId", "prescribedOn", "treatmentDays", "urgency"],
  },
  form: {
    sections: [
      {
        name: "prescription",
        titleKey: "entity.treatment.section.prescription",
        fields: ["diagnosis", "patientId", "veterinarianId", "urgency", "prescribedOn"],
      },
      {
        name: "course",
        titleKey: "entity.treatment.section.course",
        fields: ["medicines", "treatmentDays", "instructions"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "diagnosis",
        "patientId",
        "veterinarianId",
        "urgency",
        "prescribedOn",
        "medicines",
        "treatmentDays",
        "instructions",
      ],
      diagnosis: { "ui:widget": "text", "ui:options": { labelKey: "entity.treatment.field.diagnosis" } },
      patientId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.treatment.field.patientId",
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
      veterinarianId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.treatment.field.veterinarianId",
          relation: {
            entity: "veterinarian",
            many: false,
            labelField: "fullName",
            showPath: "/veterinarians/show/{id}",
            expandedAs: null,
            within: null,
            choices: "assignable",
          },
        },
      },
      medicines: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.treatment.field.medicines",
          relation: {
            entity: "medicine",
            many: true,
            labelField: "tradeName",
            labelFields: ["tradeName", "activeIngredient"],
            showPath: "/pharmacy/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      urgency: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.treatment.field.urgency",
          enumeration: {
            name: "urgency",
            values: [
              { value: "routine", labelKey: "enum.urgency.routine", tone: "neutral" },
              { value: "preferential", labelKey: "enum.urgency.preferential", tone: "warning" },
              { value: "critical", labelKey: "enum.urgency.critical", tone: "error" },
            ],
          },
        },
      },
      prescribedOn: { "ui:widget": "date", "ui:options": { labelKey: "entity.treatment.field.prescribedOn" } },
      treatmentDays: { "ui:widget": "integer", "ui:options": { labelKey: "entity.treatment.field.treatmentDays" } },
      instructions: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.treatment.field.instructions" } },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "prescription",
        titleKey: "entity.treatment.section.prescription",
        fields: ["diagnosis", "patientId", "veterinarianId", "urgency", "prescribedOn"],
      },
      {
        name: "course",
        titleKey: "entity.treatment.section.course",
        fields: ["medicines", "treatmentDays", "instructions"],
      },
    ],
  },
  actions: [],
  rules: [
    {
      name: "longCourse",
      at: "treatmentDays",
      severity: "warn",
      never: { all: [{ field: "treatmentDays", moreThan: 365 }, { none: [{ field: "urgency", is: "routine" }] }] },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [],
};
