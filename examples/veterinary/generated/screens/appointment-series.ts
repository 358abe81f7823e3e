// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const appointmentSeriesScreens: EntityScreens<MessageKey> = {
  entity: "appointmentSeries",
  icon: "EventRepeatOutlined",
  titleField: "visitReason",
  operations: ["create"],
  routes: { list: null, show: null, create: "/appointments/plan-series", edit: null },
  messages: {
    one: "entity.appointmentSeries.one",
    many: "entity.appointmentSeries.many",
    count: "entity.appointmentSeries.count",
    create: "entity.appointmentSeries.create",
    edit: "entity.appointmentSeries.edit",
    delete: "entity.appointmentSeries.delete",
    deleteConfirm: "entity.appointmentSeries.deleteConfirm",
    created: "entity.appointmentSeries.created",
    updated: "entity.appointmentSeries.updated",
    deleted: "entity.appointmentSeries.deleted",
    none: "entity.appointmentSeries.none",
    noMatch: "entity.appointmentSeries.noMatch",
    selectAll: "entity.appointmentSeries.selectAll",
    selected: "entity.appointmentSeries.selected",
    bulkDelete: "entity.appointmentSeries.bulkDelete",
    bulkDeleteConfirm: "entity.appointmentSeries.bulkDeleteConfirm",
    bulkDeleted: "entity.appointmentSeries.bulkDeleted",
    bulkDone: "entity.appointmentSeries.bulkDone",
    bulkFailed: "entity.appointmentSeries.bulkFailed",
    taken: "entity.appointmentSeries.taken",
  },
  fields: {
    visitReason: { name: "visitReason", labelKey: "entity.appointmentSeries.field.visitReason", display: "text" },
    patientId: {
      name: "patientId",
      labelKey: "entity.appointmentSeries.field.patientId",
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
      labelKey: "entity.appointmentSeries.field.veterinarianId",
      display: "relation",
      relation: {
        entity: "veterinarian",
        many: false,
        labelField: "fullName",
        showPath: "/veterinarians/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    clinicId: {
      name: "clinicId",
      labelKey: "entity.appointmentSeries.field.clinicId",
      display: "relation",
      relation: {
        entity: "clinic",
        many: false,
        labelField: "clinicName",
        showPath: "/clinics/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    firstVisit: { name: "firstVisit", labelKey: "entity.appointmentSeries.field.firstVisit", display: "datetime" },
    repetitions: { name: "repetitions", labelKey: "entity.appointmentSeries.field.repetitions", display: "integer" },
    intervalDays: {
      name: "intervalDays",
      labelKey: "entity.appointmentSeries.field.intervalDays",
      display: "quantity",
      unitKey: "unit.days",
    },
  },
  list: null,
  form: {
    sections: [
      {
        name: "visit",
        titleKey: "entity.appointmentSeries.section.visit",
        fields: ["visitReason", "patientId", "veterinarianId", "clinicId"],
      },
      {
        name: "rhythm",
        titleKey: "entity.appointmentSeries.section.rhythm",
        fields: ["firstVisit", "repetitions", "intervalDays"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "visitReason",
        "patientId",
        "veterinarianId",
        "clinicId",
        "firstVisit",
        "repetitions",
        "intervalDays",
      ],
      visitReason: { "ui:widget": "text", "ui:options": { labelKey: "entity.appointmentSeries.field.visitReason" } },
      patientId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.appointmentSeries.field.patientId",
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
          labelKey: "entity.appointmentSeries.field.veterinarianId",
          relation: {
            entity: "veterinarian",
            many: false,
            labelField: "fullName",
            showPath: "/veterinarians/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      clinicId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.appointmentSeries.field.clinicId",
          relation: {
            entity: "clinic",
            many: false,
            labelField: "clinicName",
            showPath: "/clinics/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      firstVisit: { "ui:widget": "datetime", "ui:options": { labelKey: "entity.appointmentSeries.field.firstVisit" } },
      repetitions: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.appointmentSeries.field.repetitions",
          helpKey: "entity.appointmentSeries.help.repetitions",
        },
      },
      intervalDays: {
        "ui:widget": "integer",
        "ui:options": { labelKey: "entity.appointmentSeries.field.intervalDays" },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: null,
  actions: [],
  archive: null,
  referencedBy: [],
};
