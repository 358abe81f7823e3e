// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { EntityScreens } from "#contract/screens.ts";
import { withComputed } from "#contract/with-computed.ts";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const patientScreens: EntityScreens<MessageKey> = withComputed({
  entity: "patient",
  icon: "PetsOutlined",
  titleField: "callName",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/patients", show: "/patients/show/{id}", create: "/patients/create", edit: "/patients/edit/{id}" },
  messages: {
    one: "entity.patient.one",
    many: "entity.patient.many",
    count: "entity.patient.count",
    create: "entity.patient.create",
    edit: "entity.patient.edit",
    delete: "entity.patient.delete",
    deleteConfirm: "entity.patient.deleteConfirm",
    created: "entity.patient.created",
    updated: "entity.patient.updated",
    deleted: "entity.patient.deleted",
    none: "entity.patient.none",
    noMatch: "entity.patient.noMatch",
    selectAll: "entity.patient.selectAll",
    selected: "entity.patient.selected",
    bulkDelete: "entity.patient.bulkDelete",
    bulkDeleteConfirm: "entity.patient.bulkDeleteConfirm",
    bulkDeleted: "entity.patient.bulkDeleted",
    bulkDone: "entity.patient.bulkDone",
    bulkFailed: "entity.patient.bulkFailed",
    taken: "entity.patient.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.patient.field.id", display: "text" },
    callName: { name: "callName", labelKey: "entity.patient.field.callName", display: "text" },
    keeper: {
      name: "keeper",
      labelKey: "entity.patient.field.keeper",
      display: "relation",
      relation: {
        entity: "keeper",
        many: false,
        labelField: "fullName",
        showPath: "/keepers/show/{id}",
        expandedAs: "keeper",
        within: null,
      },
    },
    keeperId: {
      name: "keeperId",
      labelKey: "entity.patient.field.keeperId",
      display: "relation",
      relation: {
        entity: "keeper",
        many: false,
        labelField: "fullName",
        showPath: "/keepers/show/{id}",
        expandedAs: "keeper",
        within: null,
      },
    },
    breedId: {
      name: "breedId",
      labelKey: "entity.patient.field.breedId",
      display: "relation",
      relation: {
        entity: "breed",
        many: false,
        labelField: "breedName",
        showPath: "/breeds/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    animalSex: {
      name: "animalSex",
      labelKey: "entity.patient.field.animalSex",
      display: "enum",
      enumeration: {
        name: "animalSex",
        values: [
          { value: "female", labelKey: "enum.animalSex.female" },
          { value: "male", labelKey: "enum.animalSex.male" },
        ],
      },
    },
    birthDate: {
      name: "birthDate",
      labelKey: "entity.patient.field.birthDate",
      display: "date",
      options: { pattern: "long" },
    },
    bodyWeight: {
      name: "bodyWeight",
      labelKey: "entity.patient.field.bodyWeight",
      display: "quantity",
      unitKey: "unit.kilograms",
    },
    chipNumber: { name: "chipNumber", labelKey: "entity.patient.field.chipNumber", display: "text", isIdentity: true },
    kennelCard: { name: "kennelCard", labelKey: "entity.patient.field.kennelCard", display: "text" },
    neutered: { name: "neutered", labelKey: "entity.patient.field.neutered", display: "boolean" },
    allergies: {
      name: "allergies",
      labelKey: "entity.patient.field.allergies",
      display: "chips",
      options: { color: "warning" },
    },
    portrait: { name: "portrait", labelKey: "entity.patient.field.portrait", display: "uri" },
    vitalState: {
      name: "vitalState",
      labelKey: "entity.patient.field.vitalState",
      display: "enum",
      enumeration: {
        name: "vitalState",
        values: [
          { value: "underCare", labelKey: "enum.vitalState.underCare", tone: "success" },
          { value: "transferred", labelKey: "enum.vitalState.transferred", tone: "info" },
          { value: "deceased", labelKey: "enum.vitalState.deceased", tone: "neutral" },
        ],
      },
    },
    deceasedOn: { name: "deceasedOn", labelKey: "entity.patient.field.deceasedOn", display: "date" },
    anamnesis: { name: "anamnesis", labelKey: "entity.patient.field.anamnesis", display: "multiline" },
  },
  list: {
    columns: ["callName", "keeper", "breedId", "birthDate", "bodyWeight", "neutered", "vitalState"],
    filters: ["vitalState", "keeperId", "breedId", "neutered", "birthDate"],
    search: ["callName", "chipNumber"],
    sort: "callName",
    sortable: ["callName", "breedId", "birthDate", "bodyWeight", "neutered", "vitalState"],
  },
  form: {
    sections: [
      {
        name: "animal",
        titleKey: "entity.patient.section.animal",
        fields: ["callName", "breedId", "animalSex", "birthDate", "chipNumber", "portrait"],
      },
      { name: "keeper", titleKey: "entity.patient.section.keeper", fields: ["keeperId"] },
      {
        name: "health",
        titleKey: "entity.patient.section.health",
        fields: ["vitalState", "deceasedOn", "bodyWeight", "neutered", "allergies", "anamnesis"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "callName",
        "breedId",
        "animalSex",
        "birthDate",
        "chipNumber",
        "portrait",
        "keeperId",
        "vitalState",
        "deceasedOn",
        "bodyWeight",
        "neutered",
        "allergies",
        "anamnesis",
      ],
      callName: { "ui:widget": "text", "ui:options": { labelKey: "entity.patient.field.callName" } },
      keeperId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.patient.field.keeperId",
          relation: {
            entity: "keeper",
            many: false,
            labelField: "fullName",
            showPath: "/keepers/show/{id}",
            expandedAs: "keeper",
            within: null,
          },
        },
      },
      breedId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.patient.field.breedId",
          relation: {
            entity: "breed",
            many: false,
            labelField: "breedName",
            showPath: "/breeds/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      animalSex: {
        "ui:widget": "radio",
        "ui:options": {
          labelKey: "entity.patient.field.animalSex",
          enumeration: {
            name: "animalSex",
            values: [
              { value: "female", labelKey: "enum.animalSex.female" },
              { value: "male", labelKey: "enum.animalSex.male" },
            ],
          },
        },
      },
      birthDate: { "ui:widget": "date", "ui:options": { labelKey: "entity.patient.field.birthDate" } },
      bodyWeight: {
        "ui:widget": "number",
        "ui:options": { labelKey: "entity.patient.field.bodyWeight", helpKey: "entity.patient.help.bodyWeight" },
      },
      chipNumber: {
        "ui:widget": "text",
        "ui:options": { labelKey: "entity.patient.field.chipNumber", helpKey: "entity.patient.help.chipNumber" },
      },
      neutered: { "ui:widget": "switch", "ui:options": { labelKey: "entity.patient.field.neutered" } },
      allergies: { "ui:widget": "chips", "ui:options": { labelKey: "entity.patient.field.allergies" } },
      portrait: { "ui:widget": "uri", "ui:options": { labelKey: "entity.patient.field.portrait" } },
      vitalState: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.patient.field.vitalState",
          enumeration: {
            name: "vitalState",
            values: [
              { value: "underCare", labelKey: "enum.vitalState.underCare", tone: "success" },
              { value: "transferred", labelKey: "enum.vitalState.transferred", tone: "info" },
              { value: "deceased", labelKey: "enum.vitalState.deceased", tone: "neutral" },
            ],
          },
        },
      },
      deceasedOn: { "ui:widget": "date", "ui:options": { labelKey: "entity.patient.field.deceasedOn" } },
      anamnesis: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.patient.field.anamnesis" } },
    },
    visibleWhen: { deceasedOn: { vitalState: "deceased" } },
    lockedWhen: { bodyWeight: { vitalState: ["deceased", "transferred"] } },
  },
  show: {
    sections: [
      {
        name: "animal",
        titleKey: "entity.patient.section.animal",
        fields: ["callName", "breedId", "animalSex", "birthDate", "chipNumber", "kennelCard", "portrait"],
      },
      { name: "keeper", titleKey: "entity.patient.section.keeper", fields: ["keeper"] },
      {
        name: "health",
        titleKey: "entity.patient.section.health",
        fields: ["vitalState", "deceasedOn", "bodyWeight", "neutered", "allergies", "anamnesis"],
      },
    ],
  },
  actions: [],
  unique: [["chipNumber"]],
  rules: [
    {
      name: "diedUnborn",
      at: "deceasedOn",
      severity: "refuse",
      never: { field: "deceasedOn", lessThan: { field: "birthDate" } },
      atMostOne: null,
      per: [],
    },
    {
      name: "oneOfAName",
      at: "callName",
      severity: "refuse",
      never: null,
      atMostOne: { field: "vitalState", is: "underCare" },
      per: ["keeperId", "callName"],
    },
  ],
  archive: {
    field: "vitalState",
    value: "transferred",
    labelKey: "entity.patient.archive",
    successKey: "entity.patient.archived",
  },
  referencedBy: [
    {
      entity: "appointment",
      filter: "patientId",
      expandedAs: "patient",
      listPath: "/appointments",
      manyKey: "entity.appointment.many",
      countKey: "entity.appointment.count",
    },
    {
      entity: "treatment",
      filter: "patientId",
      listPath: "/treatments",
      manyKey: "entity.treatment.many",
      countKey: "entity.treatment.count",
    },
    {
      entity: "vaccination",
      filter: "patientId",
      listPath: "/vaccinations",
      manyKey: "entity.vaccination.many",
      countKey: "entity.vaccination.count",
    },
  ],
  watched: [{ field: "vitalState", is: "deceased" }],
}, { kennelCard: { of: { join: ["callName", "chipNumber"], with: " · " } } });
