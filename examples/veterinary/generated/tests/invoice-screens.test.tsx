// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "entity-console/generated/testing/screens";
import { arbitraryInvoice } from "../arbitraries/invoice.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of invoice in %s", (language) => {
  testList(language, arbitraryInvoice, {
    entity: "invoice",
    path: "/billing",
    endpoint: "/billing/{id}",
    title: "entity.invoice.many",
    titleField: "invoiceNumber",
    fields: ["invoiceNumber", "keeper", "issuedOn", "amountDue", "settlementState"],
  });
  testShow(language, arbitraryInvoice, {
    entity: "invoice",
    path: "/billing/detail/:id",
    endpoint: "/billing/{id}",
    title: "entity.invoice.one",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines", "entity.invoice.section.history"],
    fields: [
      "invoiceNumber",
      "keeper",
      "issuedOn",
      "settlementState",
      "settledOn",
      "billingCurrency",
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      "amountDue",
      "updatedAt",
    ],
  });
  testCreate(language, arbitraryInvoice, {
    entity: "invoice",
    path: "/billing/create",
    endpoint: "/billing/{id}",
    title: "entity.invoice.create",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines"],
    fields: [
      "invoiceNumber",
      "keeperId",
      "issuedOn",
      "settlementState",
      "billingCurrency",
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      "amountDue",
    ],
  });
  testEdit(language, arbitraryInvoice, {
    entity: "invoice",
    path: "/billing/correct/:id",
    endpoint: "/billing/{id}",
    title: "entity.invoice.edit",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines"],
    fields: [
      "invoiceNumber",
      "keeperId",
      "issuedOn",
      "settlementState",
      "billingCurrency",
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      "amountDue",
    ],
  });
});
