// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
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
    selectAll: "entity.coupon.selectAll",
    selected: "entity.coupon.selected",
    bulkDelete: "entity.coupon.bulkDelete",
    bulkDeleteConfirm: "entity.coupon.bulkDeleteConfirm",
    bulkDeleted: "entity.coupon.bulkDeleted",
    bulkDone: "entity.coupon.bulkDone",
    bulkFailed: "entity.coupon.bulkFailed",
    taken: "entity.coupon.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.coupon.field.id", display: "text" },
    code: { name: "code", labelKey: "entity.coupon.field.code", display: "text", isIdentity: true },
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
    },
    value: {
      name: "value",
      labelKey: "entity.coupon.field.value",
      display: "number",
      unitBy: {
        field: "type",
        of: {
          credits: { display: "quantity", unitKey: "unit.credits" },
          discount: { display: "money", unitKey: null, currency: "BRL" },
        },
      },
    },
    expirationDate: { name: "expirationDate", labelKey: "entity.coupon.field.expirationDate", display: "date" },
    accounts: {
      name: "accounts",
      labelKey: "entity.coupon.field.accounts",
      display: "relation",
      relation: {
        entity: "account",
        many: true,
        labelField: "username",
        showPath: "/accounts/show/{id}",
        expandedAs: null,
        within: null,
      },
    },
    usageCount: { name: "usageCount", labelKey: "entity.coupon.field.usageCount", display: "integer" },
    usageLimit: { name: "usageLimit", labelKey: "entity.coupon.field.usageLimit", display: "integer" },
    oncePerAccount: { name: "oncePerAccount", labelKey: "entity.coupon.field.oncePerAccount", display: "boolean" },
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
    },
    batch: { name: "batch", labelKey: "entity.coupon.field.batch", display: "text" },
  },
  list: {
    columns: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
    filters: ["status", "type", "distribution", "expirationDate", "accounts"],
    search: ["code", "batch"],
    sort: "code",
    sortable: ["code", "type", "value", "distribution", "usageCount", "expirationDate", "status"],
  },
  form: {
    sections: [
      { name: "general", titleKey: "entity.coupon.section.general", fields: ["code", "status", "type", "value"] },
      {
        name: "redemption",
        titleKey: "entity.coupon.section.redemption",
        fields: ["distribution", "accounts", "usageLimit", "oncePerAccount", "expirationDate"],
      },
    ],
    uiSchema: {
      "ui:order": [
        "code",
        "status",
        "type",
        "value",
        "distribution",
        "accounts",
        "usageLimit",
        "oncePerAccount",
        "expirationDate",
      ],
      code: {
        "ui:widget": "text",
        "ui:options": { labelKey: "entity.coupon.field.code", helpKey: "entity.coupon.help.code" },
      },
      type: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.coupon.field.type",
          enumeration: {
            name: "couponType",
            values: [
              { value: "credits", labelKey: "enum.couponType.credits" },
              { value: "discount", labelKey: "enum.couponType.discount" },
            ],
          },
        },
      },
      distribution: {
        "ui:widget": "radio",
        "ui:options": {
          labelKey: "entity.coupon.field.distribution",
          enumeration: {
            name: "couponDistribution",
            values: [
              { value: "individual", labelKey: "enum.couponDistribution.individual" },
              { value: "public", labelKey: "enum.couponDistribution.public" },
            ],
          },
        },
      },
      value: {
        "ui:widget": "byField",
        "ui:options": {
          labelKey: "entity.coupon.field.value",
          helpKey: "entity.coupon.help.value",
          unitBy: {
            field: "type",
            of: {
              credits: { display: "quantity", unitKey: "unit.credits" },
              discount: { display: "money", unitKey: null, currency: "BRL" },
            },
          },
        },
      },
      expirationDate: {
        "ui:widget": "date",
        "ui:options": { labelKey: "entity.coupon.field.expirationDate", helpKey: "entity.coupon.help.expirationDate" },
      },
      accounts: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.coupon.field.accounts",
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
        "ui:options": { labelKey: "entity.coupon.field.usageLimit", helpKey: "entity.coupon.help.usageLimit" },
      },
      oncePerAccount: { "ui:widget": "switch", "ui:options": { labelKey: "entity.coupon.field.oncePerAccount" } },
      status: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.coupon.field.status",
          enumeration: {
            name: "status",
            values: [
              { value: "active", labelKey: "enum.status.active", tone: "success" },
              { value: "inactive", labelKey: "enum.status.inactive", tone: "neutral" },
              { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
              { value: "suspended", labelKey: "enum.status.suspended", tone: "error" },
            ],
          },
        },
      },
    },
    visibleWhen: { accounts: { distribution: "individual" } },
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "general",
        titleKey: "entity.coupon.section.general",
        fields: ["code", "status", "type", "value", "batch"],
      },
      {
        name: "redemption",
        titleKey: "entity.coupon.section.redemption",
        fields: ["distribution", "accounts", "usageCount", "usageLimit", "oncePerAccount", "expirationDate"],
      },
    ],
  },
  actions: [],
  unique: [["code"]],
  rules: [
    {
      name: "noAccounts",
      at: "accounts",
      severity: "warn",
      never: { all: [{ field: "distribution", is: "individual" }, { field: "accounts", isThere: false }] },
      atMostOne: null,
      per: [],
    },
    {
      name: "alreadyExpired",
      at: "expirationDate",
      severity: "warn",
      never: { field: "expirationDate", lessThan: { today: 0 } },
      atMostOne: null,
      per: [],
    },
    {
      name: "usedUp",
      at: "usageLimit",
      severity: "warn",
      never: { field: "usageCount", atLeast: { field: "usageLimit" } },
      atMostOne: null,
      per: [],
    },
    {
      name: "wholeCredits",
      at: "value",
      severity: "refuse",
      never: { all: [{ field: "type", is: "credits" }, { field: "value", moreDecimalsThan: 0 }] },
      atMostOne: null,
      per: [],
    },
    {
      name: "wholeCents",
      at: "value",
      severity: "refuse",
      never: { all: [{ field: "type", is: "discount" }, { field: "value", moreDecimalsThan: 2 }] },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [],
};
