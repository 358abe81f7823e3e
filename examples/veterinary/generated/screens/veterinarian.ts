// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const veterinarianScreens: EntityScreens<MessageKey> = {
  entity: "veterinarian",
  icon: "BadgeOutlined",
  titleField: "fullName",
  operations: ["list", "get", "create", "update", "delete"],
  routes: {
    list: "/veterinarians",
    show: "/veterinarians/show/{id}",
    create: "/veterinarians/create",
    edit: "/veterinarians/edit/{id}",
  },
  messages: {
    one: "entity.veterinarian.one",
    many: "entity.veterinarian.many",
    count: "entity.veterinarian.count",
    create: "entity.veterinarian.create",
    edit: "entity.veterinarian.edit",
    delete: "entity.veterinarian.delete",
    deleteConfirm: "entity.veterinarian.deleteConfirm",
    created: "entity.veterinarian.created",
    updated: "entity.veterinarian.updated",
    deleted: "entity.veterinarian.deleted",
    none: "entity.veterinarian.none",
    noMatch: "entity.veterinarian.noMatch",
    selectAll: "entity.veterinarian.selectAll",
    selected: "entity.veterinarian.selected",
    bulkDelete: "entity.veterinarian.bulkDelete",
    bulkDeleteConfirm: "entity.veterinarian.bulkDeleteConfirm",
    bulkDeleted: "entity.veterinarian.bulkDeleted",
    bulkDone: "entity.veterinarian.bulkDone",
    bulkFailed: "entity.veterinarian.bulkFailed",
    taken: "entity.veterinarian.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.veterinarian.field.id", display: "text" },
    fullName: { name: "fullName", labelKey: "entity.veterinarian.field.fullName", display: "text" },
    licenceNumber: {
      name: "licenceNumber",
      labelKey: "entity.veterinarian.field.licenceNumber",
      display: "chips",
      isIdentity: true,
      options: { squared: true },
    },
    dutyState: {
      name: "dutyState",
      labelKey: "entity.veterinarian.field.dutyState",
      display: "enum",
      enumeration: {
        name: "dutyState",
        values: [
          { value: "onDuty", labelKey: "enum.dutyState.onDuty", tone: "primary" },
          { value: "onLeave", labelKey: "enum.dutyState.onLeave", tone: "warning" },
          { value: "departed", labelKey: "enum.dutyState.departed", tone: "neutral" },
        ],
      },
    },
    specialities: { name: "specialities", labelKey: "entity.veterinarian.field.specialities", display: "chips" },
    clinics: {
      name: "clinics",
      labelKey: "entity.veterinarian.field.clinics",
      display: "relation",
      relation: {
        entity: "clinic",
        many: true,
        labelField: "clinicName",
        showPath: "/clinics/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    hiredOn: {
      name: "hiredOn",
      labelKey: "entity.veterinarian.field.hiredOn",
      display: "date",
      options: { pattern: "monthAndYear" },
    },
    hourlyRate: {
      name: "hourlyRate",
      labelKey: "entity.veterinarian.field.hourlyRate",
      display: "money",
      currency: "EUR",
      options: { prefix: "≈" },
    },
    curriculum: {
      name: "curriculum",
      labelKey: "entity.veterinarian.field.curriculum",
      display: "text",
      options: { maxLength: 160 },
    },
  },
  list: {
    columns: ["fullName", "licenceNumber", "specialities", "dutyState", "hiredOn"],
    filters: ["dutyState", "clinics", "hiredOn"],
    search: ["fullName", "licenceNumber"],
    sort: "fullName",
    sortable: ["fullName", "licenceNumber", "dutyState", "hiredOn"],
  },
  form: {
    sections: [
      {
        name: "identity",
        titleKey: "entity.veterinarian.section.identity",
        fields: ["fullName", "licenceNumber", "dutyState", "hiredOn"],
      },
      {
        name: "work",
        titleKey: "entity.veterinarian.section.work",
        fields: ["clinics", "specialities", "hourlyRate", "curriculum"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "fullName",
        "licenceNumber",
        "dutyState",
        "hiredOn",
        "clinics",
        "specialities",
        "hourlyRate",
        "curriculum",
      ],
      fullName: { "ui:widget": "text", "ui:options": { labelKey: "entity.veterinarian.field.fullName" } },
      licenceNumber: {
        "ui:widget": "text",
        "ui:options": {
          labelKey: "entity.veterinarian.field.licenceNumber",
          helpKey: "entity.veterinarian.help.licenceNumber",
        },
      },
      dutyState: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.veterinarian.field.dutyState",
          enumeration: {
            name: "dutyState",
            values: [
              { value: "onDuty", labelKey: "enum.dutyState.onDuty", tone: "primary" },
              { value: "onLeave", labelKey: "enum.dutyState.onLeave", tone: "warning" },
              { value: "departed", labelKey: "enum.dutyState.departed", tone: "neutral" },
            ],
          },
        },
      },
      specialities: { "ui:widget": "chips", "ui:options": { labelKey: "entity.veterinarian.field.specialities" } },
      clinics: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.veterinarian.field.clinics",
          relation: {
            entity: "clinic",
            many: true,
            labelField: "clinicName",
            showPath: "/clinics/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      hiredOn: { "ui:widget": "date", "ui:options": { labelKey: "entity.veterinarian.field.hiredOn" } },
      hourlyRate: {
        "ui:widget": "number",
        "ui:options": { labelKey: "entity.veterinarian.field.hourlyRate", currency: "EUR" },
      },
      curriculum: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.veterinarian.field.curriculum" } },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "identity",
        titleKey: "entity.veterinarian.section.identity",
        fields: ["fullName", "licenceNumber", "dutyState", "hiredOn"],
      },
      {
        name: "work",
        titleKey: "entity.veterinarian.section.work",
        fields: ["clinics", "specialities", "hourlyRate", "curriculum"],
      },
    ],
  },
  actions: [],
  unique: [["licenceNumber"]],
  archive: {
    field: "dutyState",
    value: "departed",
    labelKey: "entity.veterinarian.archive",
    successKey: "entity.veterinarian.archived",
  },
  referencedBy: [
    {
      entity: "appointment",
      filter: "veterinarianId",
      listPath: "/appointments",
      manyKey: "entity.appointment.many",
      countKey: "entity.appointment.count",
    },
  ],
};
