// @generated from schema/entities/coupon.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { EntityScreens } from "#contract/screens.ts";
import type { MessageKey } from "../message-keys.ts";

/** All that the generic screens are told of this entity. */
export const couponScreens: EntityScreens<MessageKey> = {
  entity: "coupon",
  icon: "ConfirmationNumberOutlined",
  titleField: "code",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/coupons", show: "/coupons/show/{id}", create: "/coupons/create", edit: "/coupons/edit/{id}" },
  messages: {
    one: "entity.coupon.one",
    many: "entity.coupon.many",
    count: "entity.coupon.count",
    create: "entity.coupon.create",
    edit: "entity.coupon.edit",
    delete: "entity.coupon.delete",
    deleteConfirm: "entity.coupon.deleteConfirm",
    created: "entity.coupon.created",
    updated: "entity.coupon.updated",
    deleted: "entity.coupon.deleted",
    none: "entity.coupon.none",
    noMatch: "entity.coupon.noMatch",
  },
  fields: {
    id: {
      name: "id",
      labelKey: "entity.coupon.field.id",
      display: "text",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    code: {
      name: "code",
      labelKey: "entity.coupon.field.code",
      display: "text",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    type: {
      name: "type",
      labelKey: "entity.coupon.field.type",
      display: "enum",
      enumeration: {
        name: "couponType",
        values: [
          { value: "credits", labelKey: "enum.couponType.credits" },
          { value: "discount", labelKey: "enum.couponType.discount" },
        ],
      },
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    distribution: {
      name: "distribution",
      labelKey: "entity.coupon.field.distribution",
      display: "enum",
      enumeration: {
        name: "couponDistribution",
        values: [
          { value: "individual", labelKey: "enum.couponDistribution.individual" },
          { value: "public", labelKey: "enum.couponDistribution.public" },
        ],
      },
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    value: {
      name: "value",
      labelKey: "entity.coupon.field.value",
      display: "number",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    expirationDate: {
      name: "expirationDate",
      labelKey: "entity.coupon.field.expirationDate",
      display: "date",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    accounts: {
      name: "accounts",
      labelKey: "entity.coupon.field.accounts",
      display: "relation",
      enumeration: null,
      relation: {
        entity: "account",
        many: true,
        labelField: "username",
        showPath: "/accounts/show/{id}",
        expandedAs: null,
        within: null,
      },
      items: null,
      unitKey: null,
      options: {},
    },
    usageCount: {
      name: "usageCount",
      labelKey: "entity.coupon.field.usageCount",
      display: "integer",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    usageLimit: {
      name: "usageLimit",
      labelKey: "entity.coupon.field.usageLimit",
      display: "integer",
      enumeration: null,
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
    status: {
      name: "status",
      labelKey: "entity.coupon.field.status",
      display: "enum",
      enumeration: {
        name: "status",
        values: [
          { value: "active", labelKey: "enum.status.active", tone: "success" },
          { value: "inactive", labelKey: "enum.status.inactive", tone: "neutral" },
          { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
          { value: "suspended", labelKey: "enum.status.suspended", tone: "error" },
        ],
      },
      relation: null,
      items: null,
      unitKey: null,
      options: {},
    },
  },
  list: {
    columns: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
    filters: ["status", "type", "distribution", "expirationDate"],
    search: ["code"],
    sort: "code",
    sortable: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
  },
  form: {
    sections: [
      { name: "general", titleKey: "entity.coupon.section.general", fields: ["code", "status", "type", "value"] },
      {
        name: "redemption",
        titleKey: "entity.coupon.section.redemption",
        fields: ["distribution", "accounts", "usageLimit", "expirationDate"],
      },
    ],
    uiSchema: {
      "ui:order": ["code", "status", "type", "value", "distribution", "accounts", "usageLimit", "expirationDate"],
      code: {
        "ui:widget": "text",
        "ui:options": {
          labelKey: "entity.coupon.field.code",
          helpKey: "entity.coupon.help.code",
          enumeration: null,
          relation: null,
        },
      },
      type: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.coupon.field.type",
          helpKey: null,
          enumeration: {
            name: "couponType",
            values: [
              { value: "credits", labelKey: "enum.couponType.credits" },
              { value: "discount", labelKey: "enum.couponType.discount" },
            ],
          },
          relation: null,
        },
      },
      distribution: {
        "ui:widget": "radio",
        "ui:options": {
          labelKey: "entity.coupon.field.distribution",
          helpKey: null,
          enumeration: {
            name: "couponDistribution",
            values: [
              { value: "individual", labelKey: "enum.couponDistribution.individual" },
              { value: "public", labelKey: "enum.couponDistribution.public" },
            ],
          },
          relation: null,
        },
      },
      value: {
        "ui:widget": "number",
        "ui:options": {
          labelKey: "entity.coupon.field.value",
          helpKey: "entity.coupon.help.value",
          enumeration: null,
          relation: null,
        },
      },
      expirationDate: {
        "ui:widget": "date",
        "ui:options": {
          labelKey: "entity.coupon.field.expirationDate",
          helpKey: "entity.coupon.help.expirationDate",
          enumeration: null,
          relation: null,
        },
      },
      accounts: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.coupon.field.accounts",
          helpKey: null,
          enumeration: null,
          relation: {
            entity: "account",
            many: true,
            labelField: "username",
            showPath: "/accounts/show/{id}",
            expandedAs: null,
            within: null,
          },
        },
      },
      usageLimit: {
        "ui:widget": "integer",
        "ui:options": {
          labelKey: "entity.coupon.field.usageLimit",
          helpKey: "entity.coupon.help.usageLimit",
          enumeration: null,
          relation: null,
        },
      },
      status: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.coupon.field.status",
          helpKey: null,
          enumeration: {
            name: "status",
            values: [
              { value: "active", labelKey: "enum.status.active", tone: "success" },
              { value: "inactive", labelKey: "enum.status.inactive", tone: "neutral" },
              { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
              { value: "suspended", labelKey: "enum.status.suspended", tone: "error" },
            ],
          },
          relation: null,
        },
      },
    },
    visibleWhen: { accounts: { distribution: "individual" } },
    lockedWhen: {},
  },
  show: {
    sections: [
      { name: "general", titleKey: "entity.coupon.section.general", fields: ["code", "status", "type", "value"] },
      {
        name: "redemption",
        titleKey: "entity.coupon.section.redemption",
        fields: ["distribution", "accounts", "usageCount", "usageLimit", "expirationDate"],
      },
    ],
  },
  actions: [],
  retire: null,
  users: [],
};
