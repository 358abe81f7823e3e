// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type EntityScreens, withParts } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const breedScreens: EntityScreens<MessageKey> = withParts({
  entity: "breed",
  icon: "CategoryOutlined",
  titleField: "breedName",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/breeds", show: "/breeds/show/{id}", create: "/breeds/create", edit: "/breeds/edit/{id}" },
  messages: {
    one: "entity.breed.one",
    many: "entity.breed.many",
    count: "entity.breed.count",
    create: "entity.breed.create",
    edit: "entity.breed.edit",
    delete: "entity.breed.delete",
    deleteConfirm: "entity.breed.deleteConfirm",
    created: "entity.breed.created",
    updated: "entity.breed.updated",
    deleted: "entity.breed.deleted",
    none: "entity.breed.none",
    noMatch: "entity.breed.noMatch",
    selectAll: "entity.breed.selectAll",
    selected: "entity.breed.selected",
    bulkDelete: "entity.breed.bulkDelete",
    bulkDeleteConfirm: "entity.breed.bulkDeleteConfirm",
    bulkDeleted: "entity.breed.bulkDeleted",
    bulkDone: "entity.breed.bulkDone",
    bulkFailed: "entity.breed.bulkFailed",
    taken: "entity.breed.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.breed.field.id", display: "text" },
    breedName: { name: "breedName", labelKey: "entity.breed.field.breedName", display: "text", isIdentity: true },
    commonName: {
      name: "commonName",
      labelKey: "entity.breed.field.commonName",
      display: "translated",
      items: [
        { name: "es-ES", labelKey: "entity.breed.field.commonName.es-ES", display: "text", language: "es-ES" },
        { name: "fr-FR", labelKey: "entity.breed.field.commonName.fr-FR", display: "text", language: "fr-FR" },
      ],
    },
    animalSpecies: {
      name: "animalSpecies",
      labelKey: "entity.breed.field.animalSpecies",
      display: "chips",
      enumeration: {
        name: "animalSpecies",
        values: [
          { value: "canine", labelKey: "enum.animalSpecies.canine" },
          { value: "feline", labelKey: "enum.animalSpecies.feline" },
          { value: "lagomorph", labelKey: "enum.animalSpecies.lagomorph" },
          { value: "avian", labelKey: "enum.animalSpecies.avian" },
          { value: "reptile", labelKey: "enum.animalSpecies.reptile" },
        ],
      },
      options: { color: "info" },
    },
    adultWeight: {
      name: "adultWeight",
      labelKey: "entity.breed.field.adultWeight",
      display: "quantity",
      unitKey: "unit.kilograms",
    },
    predispositions: {
      name: "predispositions",
      labelKey: "entity.breed.field.predispositions",
      display: "chips",
      options: { squared: true },
    },
    "commonName.es-ES": {
      name: "commonName.es-ES",
      labelKey: "entity.breed.part.commonName.es-ES",
      display: "text",
      language: "es-ES",
    },
    "commonName.fr-FR": {
      name: "commonName.fr-FR",
      labelKey: "entity.breed.part.commonName.fr-FR",
      display: "text",
      language: "fr-FR",
    },
  },
  list: {
    columns: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
    filters: ["animalSpecies", "commonName.es-ES"],
    search: ["breedName", "commonName.es-ES", "commonName.fr-FR", "animalSpecies"],
    sort: "breedName",
    sortable: ["breedName", "animalSpecies", "adultWeight"],
  },
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.breed.section.general",
        fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
      },
    ],
    uiSchema: {
      "ui:order": ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
      breedName: { "ui:widget": "text", "ui:options": { labelKey: "entity.breed.field.breedName" } },
      commonName: {
        "ui:options": { labelKey: "entity.breed.field.commonName" },
        "ui:order": ["es-ES", "fr-FR"],
        "es-ES": {
          "ui:widget": "text",
          "ui:options": { labelKey: "entity.breed.field.commonName.es-ES", language: "es-ES" },
        },
        "fr-FR": {
          "ui:widget": "text",
          "ui:options": { labelKey: "entity.breed.field.commonName.fr-FR", language: "fr-FR" },
        },
      },
      animalSpecies: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.breed.field.animalSpecies",
          enumeration: {
            name: "animalSpecies",
            values: [
              { value: "canine", labelKey: "enum.animalSpecies.canine" },
              { value: "feline", labelKey: "enum.animalSpecies.feline" },
              { value: "lagomorph", labelKey: "enum.animalSpecies.lagomorph" },
              { value: "avian", labelKey: "enum.animalSpecies.avian" },
              { value: "reptile", labelKey: "enum.animalSpecies.reptile" },
            ],
          },
        },
      },
      adultWeight: { "ui:widget": "number", "ui:options": { labelKey: "entity.breed.field.adultWeight" } },
      predispositions: {
        "ui:widget": "chips",
        "ui:options": { labelKey: "entity.breed.field.predispositions", helpKey: "entity.breed.help.predispositions" },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "general",
        titleKey: "entity.breed.section.general",
        fields: ["breedName", "commonName", "animalSpecies", "adultWeight", "predispositions"],
      },
    ],
  },
  actions: [],
  unique: [["breedName"]],
  rules: [
    {
      name: "heavyCat",
      at: "adultWeight",
      severity: "warn",
      never: { all: [{ field: "animalSpecies", is: "feline" }, { field: "adultWeight", atLeast: 25 }] },
      atMostOne: null,
      per: [],
    },
    {
      name: "finerThanScales",
      at: "adultWeight",
      severity: "warn",
      never: { field: "adultWeight", moreDecimalsThan: 2 },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [
    {
      entity: "patient",
      filter: "breedId",
      listPath: "/patients",
      manyKey: "entity.patient.many",
      countKey: "entity.patient.count",
    },
  ],
});
