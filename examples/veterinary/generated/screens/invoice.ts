// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type EntityScreens, withComputed } from "entity-console/generated";
import type { MessageKey } from "../message-keys.ts";

/** Descriptor of this entity for the generic screens. */
export const invoiceScreens: EntityScreens<MessageKey> = withComputed({
  entity: "invoice",
  icon: "ReceiptLongOutlined",
  titleField: "invoiceNumber",
  operations: ["list", "get", "create", "update", "delete"],
  routes: { list: "/billing", show: "/billing/detail/{id}", create: "/billing/create", edit: "/billing/correct/{id}" },
  messages: {
    one: "entity.invoice.one",
    many: "entity.invoice.many",
    count: "entity.invoice.count",
    create: "entity.invoice.create",
    edit: "entity.invoice.edit",
    delete: "entity.invoice.delete",
    deleteConfirm: "entity.invoice.deleteConfirm",
    created: "entity.invoice.created",
    updated: "entity.invoice.updated",
    deleted: "entity.invoice.deleted",
    none: "entity.invoice.none",
    noMatch: "entity.invoice.noMatch",
    selectAll: "entity.invoice.selectAll",
    selected: "entity.invoice.selected",
    bulkDelete: "entity.invoice.bulkDelete",
    bulkDeleteConfirm: "entity.invoice.bulkDeleteConfirm",
    bulkDeleted: "entity.invoice.bulkDeleted",
    bulkDone: "entity.invoice.bulkDone",
    bulkFailed: "entity.invoice.bulkFailed",
    taken: "entity.invoice.taken",
  },
  fields: {
    id: { name: "id", labelKey: "entity.invoice.field.id", display: "text" },
    invoiceNumber: {
      name: "invoiceNumber",
      labelKey: "entity.invoice.field.invoiceNumber",
      display: "text",
      isIdentity: true,
    },
    keeper: {
      name: "keeper",
      labelKey: "entity.invoice.field.keeper",
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
      labelKey: "entity.invoice.field.keeperId",
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
    issuedOn: {
      name: "issuedOn",
      labelKey: "entity.invoice.field.issuedOn",
      display: "date",
      options: { pattern: "short" },
    },
    settlementState: {
      name: "settlementState",
      labelKey: "entity.invoice.field.settlementState",
      display: "enum",
      enumeration: {
        name: "settlementState",
        values: [
          { value: "unsettled", labelKey: "enum.settlementState.unsettled", tone: "warning" },
          { value: "settled", labelKey: "enum.settlementState.settled", tone: "success" },
          { value: "writtenOff", labelKey: "enum.settlementState.writtenOff", tone: "neutral" },
        ],
      },
    },
    settledOn: { name: "settledOn", labelKey: "entity.invoice.field.settledOn", display: "date" },
    billingCurrency: {
      name: "billingCurrency",
      labelKey: "entity.invoice.field.billingCurrency",
      display: "enum",
      enumeration: {
        name: "billingCurrency",
        values: [
          { value: "EUR", labelKey: "enum.billingCurrency.EUR" },
          { value: "CHF", labelKey: "enum.billingCurrency.CHF" },
        ],
      },
    },
    amountDue: {
      name: "amountDue",
      labelKey: "entity.invoice.field.amountDue",
      display: "money",
      currency: "EUR",
      currencyBy: { field: "billingCurrency" },
    },
    invoiceLines: {
      name: "invoiceLines",
      labelKey: "entity.invoice.field.invoiceLines",
      display: "table",
      items: [
        { name: "concept", labelKey: "entity.invoiceLine.field.concept", display: "text" },
        { name: "unitCount", labelKey: "entity.invoiceLine.field.unitCount", display: "integer" },
        {
          name: "linePrice",
          labelKey: "entity.invoiceLine.field.linePrice",
          display: "money",
          currency: "EUR",
          currencyBy: { field: "billingCurrency", isOwners: true },
        },
        {
          name: "vatRate",
          labelKey: "entity.invoiceLine.field.vatRate",
          display: "enum",
          enumeration: {
            name: "vatRate",
            values: [
              { value: "standardRate", labelKey: "enum.vatRate.standardRate" },
              { value: "reducedRate", labelKey: "enum.vatRate.reducedRate" },
              { value: "exempt", labelKey: "enum.vatRate.exempt" },
            ],
          },
        },
        {
          name: "lineTotal",
          labelKey: "entity.invoiceLine.field.lineTotal",
          display: "money",
          currency: "EUR",
          currencyBy: { field: "billingCurrency", isOwners: true },
        },
      ],
    },
    updatedAt: { name: "updatedAt", labelKey: "entity.invoice.field.updatedAt", display: "datetime" },
  },
  list: {
    columns: ["invoiceNumber", "keeper", "issuedOn", "amountDue", "settlementState"],
    filters: ["settlementState", "keeperId", "issuedOn"],
    search: ["invoiceNumber"],
    sort: "-issuedOn",
    sortable: ["invoiceNumber", "issuedOn", "amountDue", "settlementState"],
  },
  form: {
    sections: [
      {
        name: "heading",
        titleKey: "entity.invoice.section.heading",
        fields: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "billingCurrency"],
      },
      { name: "lines", titleKey: "entity.invoice.section.lines", fields: ["invoiceLines", "amountDue"] },
    ],
    uiSchema: {
      "ui:order": [
        "invoiceNumber",
        "keeperId",
        "issuedOn",
        "settlementState",
        "billingCurrency",
        "invoiceLines",
        "amountDue",
      ],
      invoiceNumber: {
        "ui:widget": "text",
        "ui:options": { labelKey: "entity.invoice.field.invoiceNumber", helpKey: "entity.invoice.help.invoiceNumber" },
      },
      keeperId: {
        "ui:widget": "relation",
        "ui:options": {
          labelKey: "entity.invoice.field.keeperId",
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
      issuedOn: { "ui:widget": "date", "ui:options": { labelKey: "entity.invoice.field.issuedOn" } },
      settlementState: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.invoice.field.settlementState",
          enumeration: {
            name: "settlementState",
            values: [
              { value: "unsettled", labelKey: "enum.settlementState.unsettled", tone: "warning" },
              { value: "settled", labelKey: "enum.settlementState.settled", tone: "success" },
              { value: "writtenOff", labelKey: "enum.settlementState.writtenOff", tone: "neutral" },
            ],
          },
        },
      },
      billingCurrency: {
        "ui:widget": "select",
        "ui:options": {
          labelKey: "entity.invoice.field.billingCurrency",
          enumeration: {
            name: "billingCurrency",
            values: [
              { value: "EUR", labelKey: "enum.billingCurrency.EUR" },
              { value: "CHF", labelKey: "enum.billingCurrency.CHF" },
            ],
          },
        },
      },
      amountDue: {
        "ui:widget": "money",
        "ui:options": {
          labelKey: "entity.invoice.field.amountDue",
          currency: "EUR",
          currencyBy: { field: "billingCurrency" },
        },
      },
      invoiceLines: {
        "ui:options": { labelKey: "entity.invoice.field.invoiceLines" },
        items: {
          "ui:order": ["concept", "unitCount", "linePrice", "vatRate", "id"],
          concept: { "ui:widget": "text", "ui:options": { labelKey: "entity.invoiceLine.field.concept" } },
          unitCount: { "ui:widget": "integer", "ui:options": { labelKey: "entity.invoiceLine.field.unitCount" } },
          linePrice: {
            "ui:widget": "money",
            "ui:options": {
              labelKey: "entity.invoiceLine.field.linePrice",
              currency: "EUR",
              currencyBy: { field: "billingCurrency", isOwners: true },
            },
          },
          vatRate: {
            "ui:widget": "select",
            "ui:options": {
              labelKey: "entity.invoiceLine.field.vatRate",
              enumeration: {
                name: "vatRate",
                values: [
                  { value: "standardRate", labelKey: "enum.vatRate.standardRate" },
                  { value: "reducedRate", labelKey: "enum.vatRate.reducedRate" },
                  { value: "exempt", labelKey: "enum.vatRate.exempt" },
                ],
              },
            },
          },
          id: { "ui:widget": "hidden", "ui:options": { labelKey: "entity.invoiceLine.field.id" } },
        },
      },
    },
    visibleWhen: {},
    lockedWhen: { amountDue: { settlementState: ["settled", "writtenOff"] } },
  },
  show: {
    sections: [
      {
        name: "heading",
        titleKey: "entity.invoice.section.heading",
        fields: ["invoiceNumber", "keeper", "issuedOn", "settlementState", "settledOn", "billingCurrency"],
      },
      { name: "lines", titleKey: "entity.invoice.section.lines", fields: ["invoiceLines", "amountDue"] },
      { name: "history", titleKey: "entity.invoice.section.history", fields: ["updatedAt"] },
    ],
  },
  actions: [
    {
      name: "settle",
      on: "record",
      bulk: true,
      icon: "PaidOutlined",
      issues: null,
      labelKey: "entity.invoice.action.settle",
      confirmKey: null,
      successKey: "entity.invoice.action.settle.success",
      failureKey: "entity.invoice.action.settle.failure",
    },
  ],
  unique: [["invoiceNumber"]],
  archive: null,
  referencedBy: [],
}, { "invoiceLines.lineTotal": { of: { multiply: ["unitCount", "linePrice"] }, decimals: 2 } });
