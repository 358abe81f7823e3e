// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { EntityScreens } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const keeperScreens: EntityScreens<MessageKey> = {
  entity: "keeper",
  icon: "PersonOutlined",
  titleField: "fullName",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/keepers", show: "/keepers/show/{id}", create: "/keepers/create", edit: "/keepers/edit/{id}" },
  messages: {
    one: "entity.keeper.one",
    many: "entity.keeper.many",
    count: "entity.keeper.count",
    create: "entity.keeper.create",
    edit: "entity.keeper.edit",
    delete: "entity.keeper.delete",
    deleteConfirm: "entity.keeper.deleteConfirm",
    created: "entity.keeper.created",
    updated: "entity.keeper.updated",
    deleted: "entity.keeper.deleted",
    none: "entity.keeper.none",
    noMatch: "entity.keeper.noMatch",
    selectAll: "entity.keeper.selectAll",
    selected: "entity.keeper.selected",
    bulkDelete: "entity.keeper.bulkDelete",
    bulkDeleteConfirm: "entity.keeper.bulkDeleteConfirm",
    bulkDeleted: "entity.keeper.bulkDeleted",
    bulkDone: "entity.keeper.bulkDone",
    bulkFailed: "entity.keeper.bulkFailed",
    taken: "entity.keeper.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.keeper.field.id", display: "text" },
    fullName: { name: "fullName", labelKey: "entity.keeper.field.fullName", display: "text" },
    taxNumber: { name: "taxNumber", labelKey: "entity.keeper.field.taxNumber", display: "text", isIdentity: true },
    emailAddress: {
      name: "emailAddress",
      labelKey: "entity.keeper.field.emailAddress",
      display: "text",
      isIdentity: true,
    },
    telephone: { name: "telephone", labelKey: "entity.keeper.field.telephone", display: "text" },
    contactChannel: {
      name: "contactChannel",
      labelKey: "entity.keeper.field.contactChannel",
      display: "enum",
      enumeration: {
        name: "contactChannel",
        values: [
          { value: "phoneCall", labelKey: "enum.contactChannel.phoneCall" },
          { value: "textMessage", labelKey: "enum.contactChannel.textMessage" },
          { value: "letter", labelKey: "enum.contactChannel.letter" },
        ],
      },
    },
    reminderConsent: { name: "reminderConsent", labelKey: "entity.keeper.field.reminderConsent", display: "boolean" },
    loyaltyKind: {
      name: "loyaltyKind",
      labelKey: "entity.keeper.field.loyaltyKind",
      display: "enum",
      enumeration: {
        name: "loyaltyKind",
        values: [
          { value: "points", labelKey: "enum.loyaltyKind.points" },
          { value: "credit", labelKey: "enum.loyaltyKind.credit" },
        ],
      },
    },
    loyaltyBalance: {
      name: "loyaltyBalance",
      labelKey: "entity.keeper.field.loyaltyBalance",
      display: "number",
      unitBy: {
        field: "loyaltyKind",
        of: {
          points: { display: "quantity", unitKey: "unit.points" },
          credit: { display: "money", unitKey: null, currency: "EUR" },
        },
      },
    },
    remarks: {
      name: "remarks",
      labelKey: "entity.keeper.field.remarks",
      display: "multiline",
      options: { maxLength: 300 },
    },
    createdAt: {
      name: "createdAt",
      labelKey: "entity.keeper.field.createdAt",
      display: "datetime",
      options: { pattern: "long" },
    },
    updatedAt: {
      name: "updatedAt",
      labelKey: "entity.keeper.field.updatedAt",
      display: "date",
      sheetDisplay: "datetime",
      options: { pattern: "short" },
    },
  },
  list: {
    columns: ["fullName", "telephone", "emailAddress", "contactChannel", "loyaltyBalance", "reminderConsent"],
    filters: ["contactChannel", "reminderConsent", "createdAt"],
    search: ["fullName", "emailAddress", "taxNumber"],
    sort: "fullName",
    sortable: ["fullName", "telephone", "emailAddress", "contactChannel", "loyaltyBalance", "reminderConsent"],
  },
  form: {
    sections: [
      { name: "identity", titleKey: "entity.keeper.section.identity", fields: ["fullName", "taxNumber"] },
      {
        name: "contact",
        titleKey: "entity.keeper.section.contact",
        fields: ["emailAddress", "telephone", "contactChannel", "reminderConsent"],
      },
      { name: "portal", titleKey: "entity.keeper.section.portal", fields: ["portalPassword"] },
      { name: "loyalty", titleKey: "entity.keeper.section.loyalty", fields: ["loyaltyKind", "loyaltyBalance"] },
      { name: "remarks", titleKey: "entity.keeper.section.remarks", fields: ["remarks"] },
    ],
    uiSchema: {
      "ui:order": [
        "fullName",
        "taxNumber",
        "emailAddress",
        "telephone",
        "contactChannel",
        "reminderConsent",
        "portalPassword",
        "loyaltyKind",
        "loyaltyBalance",
        "remarks",
      ],
      fullName: { "ui:widget": "text", "ui:options": { labelKey: "entity.keeper.field.fullName" } },
      taxNumber: {
        "ui:widget": "text",
        "ui:options": { labelKey: "entity.keeper.field.taxNumber", helpKey: "entity.keeper.help.taxNumber" },
      },
      emailAddress: { "ui:widget": "email", "ui:options": { labelKey: "entity.keeper.field.emailAddress" } },
      telephone: { "ui:widget": "text", "ui:options": { labelKey: "entity.keeper.field.telephone" } },
      contactChannel: {
        "ui:widget": "radio",
        "ui:options": {
          labelKey: "entity.keeper.field.contactChannel",
          enumeration: {
            name: "contactChannel",
            values: [
              { value: "phoneCall", labelKey: "enum.contactChannel.phoneCall" },
              { value: "textMessage", labelKey: "enum.contactChannel.textMessage" },
              { value: "letter", labelKey: "enum.contactChannel.letter" },
            ],
          },
        },
      },
      portalPassword: {
        "ui:widget": "password",
        "ui:options": { labelKey: "entity.keeper.field.portalPassword", helpKey: "entity.keeper.help.portalPassword" },
      },
      reminderConsent: { "ui:widget": "switch", "ui:options": { labelKey: "entity.keeper.field.reminderConsent" } },
      loyaltyKind: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.keeper.field.loyaltyKind",
          enumeration: {
            name: "loyaltyKind",
            values: [
              { value: "points", labelKey: "enum.loyaltyKind.points" },
              { value: "credit", labelKey: "enum.loyaltyKind.credit" },
            ],
          },
        },
      },
      loyaltyBalance: {
        "ui:widget": "byField",
        "ui:options": {
          labelKey: "entity.keeper.field.loyaltyBalance",
          unitBy: {
            field: "loyaltyKind",
            of: {
              points: { display: "quantity", unitKey: "unit.points" },
              credit: { display: "money", unitKey: null, currency: "EUR" },
            },
          },
        },
      },
      remarks: { "ui:widget": "multiline", "ui:options": { labelKey: "entity.keeper.field.remarks" } },
    },
    visibleWhen: {},
    lockedWhen: {},
  },
  show: {
    sections: [
      { name: "identity", titleKey: "entity.keeper.section.identity", fields: ["fullName", "taxNumber"] },
      {
        name: "contact",
        titleKey: "entity.keeper.section.contact",
        fields: ["emailAddress", "telephone", "contactChannel", "reminderConsent"],
      },
      { name: "loyalty", titleKey: "entity.keeper.section.loyalty", fields: ["loyaltyKind", "loyaltyBalance"] },
      { name: "remarks", titleKey: "entity.keeper.section.remarks", fields: ["remarks"] },
      { name: "history", titleKey: "entity.keeper.section.history", fields: ["createdAt", "updatedAt"] },
    ],
  },
  actions: [
    {
      name: "issuePortalKey",
      on: "record",
      bulk: false,
      icon: "VpnKeyOutlined",
      issues: "portalKey",
      labelKey: "entity.keeper.action.issuePortalKey",
      confirmKey: "entity.keeper.action.issuePortalKey.confirm",
      successKey: "entity.keeper.action.issuePortalKey.success",
      failureKey: "entity.keeper.action.issuePortalKey.failure",
    },
  ],
  unique: [["taxNumber"], ["emailAddress"]],
  archive: null,
  referencedBy: [
    {
      entity: "invoice",
      filter: "keeperId",
      expandedAs: "keeper",
      listPath: "/billing",
      manyKey: "entity.invoice.many",
      countKey: "entity.invoice.count",
    },
    {
      entity: "patient",
      filter: "keeperId",
      expandedAs: "keeper",
      listPath: "/patients",
      manyKey: "entity.patient.many",
      countKey: "entity.patient.count",
    },
  ],
};
