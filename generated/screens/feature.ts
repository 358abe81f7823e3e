// @generated from schema/entities/feature.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { EntityScreens } from "#contract/screens.ts";
import type { MessageKey } from "../message-keys.ts";

/** All that the generic screens are told of this entity. */
export const featureScreens: EntityScreens<MessageKey> = {
  entity: "feature",
  icon: "ExtensionOutlined",
  titleField: "name",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/features", show: "/features/show/{id}", create: "/features/create", edit: "/features/edit/{id}" },
  messages: {
    one: "entity.feature.one",
    many: "entity.feature.many",
    count: "entity.feature.count",
    create: "entity.feature.create",
    edit: "entity.feature.edit",
    delete: "entity.feature.delete",
    deleteConfirm: "entity.feature.deleteConfirm",
    created: "entity.feature.created",
    updated: "entity.feature.updated",
    deleted: "entity.feature.deleted",
    none: "entity.feature.none",
    noMatch: "entity.feature.noMatch",
  },
  fields: {
    id: {
      name: "id",
      labelKey: "entity.feature.field.id",
      display: "text",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    name: {
      name: "name",
      labelKey: "entity.feature.field.name",
      display: "text",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    description: {
      name: "description",
      labelKey: "entity.feature.field.description",
      display: "multiline",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    code: {
      name: "code",
      labelKey: "entity.feature.field.code",
      display: "enum",
      enumeration: {
        name: "featureCode",
        values: [
          { value: "question-generate", labelKey: "enum.featureCode.question-generate" },
          { value: "question-correction", labelKey: "enum.featureCode.question-correction" },
          { value: "essay", labelKey: "enum.featureCode.essay" },
          { value: "hosted-documents", labelKey: "enum.featureCode.hosted-documents" },
          { value: "inline-documents", labelKey: "enum.featureCode.inline-documents" },
          { value: "student-module", labelKey: "enum.featureCode.student-module" },
          { value: "question-database", labelKey: "enum.featureCode.question-database" },
          { value: "presentation-creation", labelKey: "enum.featureCode.presentation-creation" },
        ],
      },
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    active: {
      name: "active",
      labelKey: "entity.feature.field.active",
      display: "boolean",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
  },
  list: {
    columns: ["name", "code", "active"],
    filters: ["code", "active"],
    search: ["name", "description"],
    sort: "name",
    sortable: ["name", "code", "active"],
  },
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.feature.section.general",
        fields: ["name", "code", "description", "active"],
      },
    ],
    uiSchema: {
      "ui:order": ["name", "code", "description", "active"],
      name: {
        "ui:widget": "text",
        "ui:options": { labelKey: "entity.feature.field.name", helpKey: null, enumeration: null, relation: null },
      },
      description: {
        "ui:widget": "multiline",
        "ui:options": {
          labelKey: "entity.feature.field.description",
          helpKey: null,
          enumeration: null,
          relation: null,
        },
      },
      code: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.feature.field.code",
          helpKey: null,
          enumeration: {
            name: "featureCode",
            values: [
              { value: "question-generate", labelKey: "enum.featureCode.question-generate" },
              { value: "question-correction", labelKey: "enum.featureCode.question-correction" },
              { value: "essay", labelKey: "enum.featureCode.essay" },
              { value: "hosted-documents", labelKey: "enum.featureCode.hosted-documents" },
              { value: "inline-documents", labelKey: "enum.featureCode.inline-documents" },
              { value: "student-module", labelKey: "enum.featureCode.student-module" },
              { value: "question-database", labelKey: "enum.featureCode.question-database" },
              { value: "presentation-creation", labelKey: "enum.featureCode.presentation-creation" },
            ],
          },
          relation: null,
        },
      },
      active: {
        "ui:widget": "switch",
        "ui:options": { labelKey: "entity.feature.field.active", helpKey: null, enumeration: null, relation: null },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "general",
        titleKey: "entity.feature.section.general",
        fields: ["name", "code", "description", "active"],
      },
    ],
  },
  actions: [],
  retire: null,
  users: [],
};
