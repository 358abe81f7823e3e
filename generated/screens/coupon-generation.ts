// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const couponGenerationScreens: EntityScreens<MessageKey> = {
  entity: "couponGeneration",
  icon: "BoltOutlined",
  titleField: "quantity",
  operations: ["create"],
  routes: { list: null, show: null, create: "/coupons/generate", edit: null },
  messages: {
    one: "entity.couponGeneration.one",
    many: "entity.couponGeneration.many",
    count: "entity.couponGeneration.count",
    create: "entity.couponGeneration.create",
    edit: "entity.couponGeneration.edit",
    delete: "entity.couponGeneration.delete",
    deleteConfirm: "entity.couponGeneration.deleteConfirm",
    created: "entity.couponGeneration.created",
    updated: "entity.couponGeneration.updated",
    deleted: "entity.couponGeneration.deleted",
    none: "entity.couponGeneration.none",
    noMatch: "entity.couponGeneration.noMatch",
    selectAll: "entity.couponGeneration.selectAll",
    selected: "entity.couponGeneration.selected",
    bulkDelete: "entity.couponGeneration.bulkDelete",
    bulkDeleteConfirm: "entity.couponGeneration.bulkDeleteConfirm",
    bulkDeleted: "entity.couponGeneration.bulkDeleted",
    bulkDone: "entity.couponGeneration.bulkDone",
    bulkFailed: "entity.couponGeneration.bulkFailed",
    taken: "entity.couponGeneration.taken",
  },
  fields: {
    quantity: { name: "quantity", labelKey: "entity.couponGeneration.field.quantity", display: "integer" },
    value: { name: "value", labelKey: "entity.couponGeneration.field.value", display: "integer" },
    prefix: { name: "prefix", labelKey: "entity.couponGeneration.field.prefix", display: "text" },
    usageLimit: { name: "usageLimit", labelKey: "entity.couponGeneration.field.usageLimit", display: "integer" },
    expirationDate: {
      name: "expirationDate",
      labelKey: "entity.couponGeneration.field.expirationDate",
      display: "date",
    },
    batch: { name: "batch", labelKey: "entity.couponGeneration.field.batch", display: "text" },
  },
  list: null,
  form: {
    sections: [
      {
        name: "general",
        titleKey: "entity.couponGeneration.section.general",
        fields: ["quantity", "value", "prefix", "usageLimit", "expirationDate"],
      },
    ],
    uiSchema: {
      "ui:order": ["quantity", "value", "prefix", "usageLimit", "expirationDate", "batch"],
      quantity: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.quantity",
          helpKey: "entity.couponGeneration.help.quantity",
        },
      },
      value: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.value",
          helpKey: "entity.couponGeneration.help.value",
        },
      },
      prefix: {
        "ui:widget": "text",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.prefix",
          helpKey: "entity.couponGeneration.help.prefix",
        },
      },
      usageLimit: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.usageLimit",
          helpKey: "entity.couponGeneration.help.usageLimit",
        },
      },
      expirationDate: {
        "ui:widget": "date",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.expirationDate",
          helpKey: "entity.couponGeneration.help.expirationDate",
        },
      },
      batch: { "ui:widget": "hidden", "ui:options": { labelKey: "entity.couponGeneration.field.batch" } },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: null,
  actions: [],
  rules: [
    {
      name: "alreadyExpired",
      at: "expirationDate",
      severity: "warn",
      never: { field: "expirationDate", lessThan: { today: 0 } },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [],
};
