// @generated from schema/entities/coupon-generation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { EntityScreens } from "#contract/screens.ts";
import type { MessageKey } from "../message-keys.ts";

/** All that the generic screens are told of this entity. */
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
  },
  fields: {
    quantity: {
      name: "quantity",
      labelKey: "entity.couponGeneration.field.quantity",
      display: "integer",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    value: {
      name: "value",
      labelKey: "entity.couponGeneration.field.value",
      display: "number",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
  },
  list: null,
  form: {
    sections: [{ name: "general", titleKey: "entity.couponGeneration.section.general", fields: ["quantity", "value"] }],
    uiSchema: {
      "ui:order": ["quantity", "value"],
      quantity: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.quantity",
          helpKey: "entity.couponGeneration.help.quantity",
          enumeration: null,
          relation: null,
        },
      },
      value: {
        "ui:widget": "number",
        "ui:options": {
          labelKey: "entity.couponGeneration.field.value",
          helpKey: "entity.couponGeneration.help.value",
          enumeration: null,
          relation: null,
        },
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
