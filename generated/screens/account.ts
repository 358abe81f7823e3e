// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const accountScreens: EntityScreens<MessageKey> = {
  entity: "account",
  icon: "PeopleAltOutlined",
  titleField: "username",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/accounts", show: "/accounts/show/{id}", create: null, edit: "/accounts/edit/{id}" },
  messages: {
    one: "entity.account.one",
    many: "entity.account.many",
    count: "entity.account.count",
    create: "entity.account.create",
    edit: "entity.account.edit",
    delete: "entity.account.delete",
    deleteConfirm: "entity.account.deleteConfirm",
    created: "entity.account.created",
    updated: "entity.account.updated",
    deleted: "entity.account.deleted",
    none: "entity.account.none",
    noMatch: "entity.account.noMatch",
    selectAll: "entity.account.selectAll",
    selected: "entity.account.selected",
    bulkDelete: "entity.account.bulkDelete",
    bulkDeleteConfirm: "entity.account.bulkDeleteConfirm",
    bulkDeleted: "entity.account.bulkDeleted",
    bulkDone: "entity.account.bulkDone",
    bulkFailed: "entity.account.bulkFailed",
    taken: "entity.account.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.account.field.id", display: "text" },
    username: { name: "username", labelKey: "entity.account.field.username", display: "text", isIdentity: true },
    email: { name: "email", labelKey: "entity.account.field.email", display: "text", isIdentity: true },
    presentation: { name: "presentation", labelKey: "entity.account.field.presentation", display: "multiline" },
    image: { name: "image", labelKey: "entity.account.field.image", display: "uri" },
    status: {
      name: "status",
      labelKey: "entity.account.field.status",
      display: "enum",
      enumeration: {
        name: "status",
        values: [
          { value: "active", labelKey: "entity.account.enum.status.active", tone: "success" },
          { value: "inactive", labelKey: "entity.account.enum.status.inactive", tone: "neutral" },
          { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
          { value: "suspended", labelKey: "entity.account.enum.status.suspended", tone: "error" },
        ],
      },
    },
    createdAt: { name: "createdAt", labelKey: "entity.account.field.createdAt", display: "datetime" },
    updatedAt: { name: "updatedAt", labelKey: "entity.account.field.updatedAt", display: "datetime" },
    type: {
      name: "type",
      labelKey: "entity.account.field.type",
      display: "enum",
      enumeration: {
        name: "accountType",
        values: [
          { value: "individual", labelKey: "enum.accountType.individual" },
          { value: "business", labelKey: "enum.accountType.business" },
        ],
      },
    },
    plan: {
      name: "plan",
      labelKey: "entity.account.field.plan",
      display: "relation",
      relation: {
        entity: "plan",
        many: false,
        labelField: "name",
        showPath: "/plans/show/{id}",
        expandedAs: "plan",
        within: null,
        choices: "enabled",
      },
    },
    planId: {
      name: "planId",
      labelKey: "entity.account.field.planId",
      display: "relation",
      relation: {
        entity: "plan",
        many: false,
        labelField: "name",
        showPath: "/plans/show/{id}",
        expandedAs: "plan",
        within: null,
        choices: "enabled",
      },
    },
    planPayment: {
      name: "planPayment",
      labelKey: "entity.account.field.planPayment",
      display: "relation",
      relation: {
        entity: "planPayment",
        many: false,
        labelField: "name",
        showPath: null,
        expandedAs: null,
        within: { field: "planId", expandedAs: "plan", entity: "plan", items: "planPayments" },
      },
    },
    amount: {
      name: "amount",
      labelKey: "entity.account.field.amount",
      display: "money",
      currency: "BRL",
      currencyBy: {
        field: "currency",
        through: {
          field: "planPayment",
          entity: "planPayment",
          within: { field: "planId", expandedAs: "plan", entity: "plan", items: "planPayments" },
        },
      },
    },
    principalUser: { name: "principalUser", labelKey: "entity.account.field.principalUser", display: "boolean" },
  },
  list: {
    columns: ["username", "type", "plan", "amount", "status", "principalUser", "createdAt"],
    filters: ["status", "type", "planId", "planPayment"],
    search: ["username", "email"],
    sort: "-createdAt",
    sortable: ["username", "type", "amount", "status", "principalUser", "createdAt"],
  },
  form: {
    sections: [
      {
        name: "identity",
        titleKey: "entity.account.section.identity",
        fields: ["username", "email", "password", "type", "status"],
      },
      {
        name: "subscription",
        titleKey: "entity.account.section.subscription",
        fields: ["planId", "planPayment", "amount"],
      },
      { name: "profile", titleKey: "entity.account.section.profile", fields: ["presentation", "image"] },
    ],
    uiSchema: {
      "ui:order": [
        "username",
        "email",
        "password",
        "type",
        "status",
        "planId",
        "planPayment",
        "amount",
        "presentation",
        "image",
      ],
      username: {
        "ui:widget": "email",
        "ui:options": { labelKey: "entity.account.field.username", helpKey: "entity.account.help.username" },
      },
      email: { "ui:widget": "email", "ui:options": { labelKey: "entity.account.field.email" } },
      password: {
        "ui:widget": "password",
        "ui:options": { labelKey: "entity.account.field.password", helpKey: "entity.account.help.password" },
      },
      presentation: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.account.field.presentation" } },
      image: { "ui:widget": "uri", "ui:options": { labelKey: "entity.account.field.image" } },
      status: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.account.field.status",
          enumeration: {
            name: "status",
            values: [
              { value: "active", labelKey: "entity.account.enum.status.active", tone: "success" },
              { value: "inactive", labelKey: "entity.account.enum.status.inactive", tone: "neutral" },
              { value: "pending", labelKey: "enum.status.pending", tone: "warning" },
              { value: "suspended", labelKey: "entity.account.enum.status.suspended", tone: "error" },
            ],
          },
        },
      },
      type: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.account.field.type",
          enumeration: {
            name: "accountType",
            values: [
              { value: "individual", labelKey: "enum.accountType.individual" },
              { value: "business", labelKey: "enum.accountType.business" },
            ],
          },
        },
      },
      planId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.account.field.planId",
          relation: {
            entity: "plan",
            many: false,
            labelField: "name",
            showPath: "/plans/show/{id}",
            expandedAs: "plan",
            within: null,
            choices: "enabled",
          },
        },
      },
      planPayment: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.account.field.planPayment",
          relation: {
            entity: "planPayment",
            many: false,
            labelField: "name",
            showPath: null,
            expandedAs: null,
            within: { field: "planId", expandedAs: "plan", entity: "plan", items: "planPayments" },
          },
        },
      },
      amount: {
        "ui:widget": "money",
        "ui:options": {
          labelKey: "entity.account.field.amount",
          currency: "BRL",
          currencyBy: {
            field: "currency",
            through: {
              field: "planPayment",
              entity: "planPayment",
              within: { field: "planId", expandedAs: "plan", entity: "plan", items: "planPayments" },
            },
          },
        },
      },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      {
        name: "identity",
        titleKey: "entity.account.section.identity",
        fields: ["username", "email", "type", "status", "principalUser"],
      },
      {
        name: "subscription",
        titleKey: "entity.account.section.subscription",
        fields: ["plan", "planPayment", "amount"],
      },
      { name: "profile", titleKey: "entity.account.section.profile", fields: ["presentation", "image"] },
      { name: "history", titleKey: "entity.account.section.history", fields: ["createdAt", "updatedAt"] },
    ],
  },
  actions: [
    {
      name: "regenerateActivation",
      on: "record",
      bulk: false,
      icon: "BoltOutlined",
      issues: "activationToken",
      labelKey: "entity.account.action.regenerateActivation",
      confirmKey: "entity.account.action.regenerateActivation.confirm",
      successKey: "entity.account.action.regenerateActivation.success",
      failureKey: "entity.account.action.regenerateActivation.failure",
    },
    {
      name: "makePrincipalUser",
      on: "record",
      bulk: true,
      icon: "PersonOutlineOutlined",
      issues: null,
      when: { type: "business" },
      labelKey: "entity.account.action.makePrincipalUser",
      confirmKey: "entity.account.action.makePrincipalUser.confirm",
      successKey: "entity.account.action.makePrincipalUser.success",
      failureKey: "entity.account.action.makePrincipalUser.failure",
    },
    {
      name: "updatePrincipalUsers",
      on: "collection",
      bulk: false,
      icon: "PersonOutlineOutlined",
      issues: null,
      labelKey: "entity.account.action.updatePrincipalUsers",
      confirmKey: "entity.account.action.updatePrincipalUsers.confirm",
      successKey: "entity.account.action.updatePrincipalUsers.success",
      failureKey: "entity.account.action.updatePrincipalUsers.failure",
    },
  ],
  rules: [
    {
      name: "usernameIsEmail",
      at: "username",
      severity: "refuse",
      never: { field: "username", isNot: { field: "email" } },
      atMostOne: null,
      per: [],
    },
    {
      name: "planOfOtherType",
      at: "planId",
      severity: "warn",
      never: {
        any: [
          { all: [{ field: "type", is: "individual" }, { field: "planId.accountType", is: "business" }] },
          { all: [{ field: "type", is: "business" }, { field: "planId.accountType", is: "individual" }] },
        ],
      },
      atMostOne: null,
      per: [],
    },
    {
      name: "inactivePlan",
      at: "planId",
      severity: "warn",
      never: { field: "planId.status", is: ["inactive", "suspended"] },
      atMostOne: null,
      per: [],
    },
  ],
  archive: null,
  referencedBy: [
    {
      entity: "coupon",
      filter: "accounts",
      listPath: "/coupons",
      manyKey: "entity.coupon.many",
      countKey: "entity.coupon.count",
    },
  ],
};
