// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
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
    selectAll: "entity.feature.selectAll",
    selected: "entity.feature.selected",
    bulkDelete: "entity.feature.bulkDelete",
    bulkDeleteConfirm: "entity.feature.bulkDeleteConfirm",
    bulkDeleted: "entity.feature.bulkDeleted",
    bulkDone: "entity.feature.bulkDone",
    bulkFailed: "entity.feature.bulkFailed",
    taken: "entity.feature.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.feature.field.id", display: "text" },
    name: { name: "name", labelKey: "entity.feature.field.name", display: "text" },
    description: { name: "description", labelKey: "entity.feature.field.description", display: "multiline" },
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
    },
    active: { name: "active", labelKey: "entity.feature.field.active", display: "boolean" },
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
      name: { "ui:widget": "text", "ui:options": { labelKey: "entity.feature.field.name" } },
      description: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.feature.field.description" } },
      code: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.feature.field.code",
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
        },
      },
      active: { "ui:widget": "switch", "ui:options": { labelKey: "entity.feature.field.active" } },
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
  archive: { field: "active", value: false, labelKey: "entity.feature.archive", successKey: "entity.feature.archived" },
  referencedBy: [
    {
      entity: "plan",
      filter: "features",
      listPath: "/plans",
      manyKey: "entity.plan.many",
      countKey: "entity.plan.count",
    },
  ],
};
