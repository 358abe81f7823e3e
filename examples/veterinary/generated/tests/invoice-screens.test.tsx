// @generated from schema/entities/invoice.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCreate, testEdit, testList, testShow } from "#console/testing/generated-tests/test-screens.tsx";
import { drawInvoice } from "../arbitraries/invoice.ts";

describe.each(["es-ES", "fr-FR"] as const)("the screens of invoice in %s", (language) => {
  testList(language, drawInvoice, {
    path: "/billing",
    endpoint: "/billing/{id}",
    title: "entity.invoice.many",
    titleField: "invoiceNumber",
    fields: [
      { label: "entity.invoice.field.invoiceNumber" },
      { label: "entity.invoice.field.keeper" },
      { label: "entity.invoice.field.issuedOn" },
      { label: "entity.invoice.field.amountDue" },
      { label: "entity.invoice.field.settlementState" },
    ],
  });
  testShow(language, drawInvoice, {
    path: "/billing/detail/:id",
    endpoint: "/billing/{id}",
    title: "entity.invoice.one",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines", "entity.invoice.section.history"],
    fields: [
      { label: "entity.invoice.field.invoiceNumber" },
      { label: "entity.invoice.field.keeper" },
      { label: "entity.invoice.field.issuedOn" },
      { label: "entity.invoice.field.settlementState" },
      { label: "entity.invoice.field.settledOn" },
      { label: "entity.invoice.field.billingCurrency" },
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      { label: "entity.invoice.field.amountDue" },
      { label: "entity.invoice.field.updatedAt" },
    ],
  });
  testCreate(language, drawInvoice, {
    path: "/billing/create",
    endpoint: "/billing/{id}",
    title: "entity.invoice.create",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines"],
    fields: [
      { label: "entity.invoice.field.invoiceNumber" },
      { label: "entity.invoice.field.keeperId" },
      { label: "entity.invoice.field.issuedOn" },
      { label: "entity.invoice.field.settlementState" },
      { label: "entity.invoice.field.billingCurrency" },
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      { label: "entity.invoice.field.amountDue" },
    ],
  });
  testEdit(language, drawInvoice, {
    path: "/billing/correct/:id",
    endpoint: "/billing/{id}",
    title: "entity.invoice.edit",
    titleField: "invoiceNumber",
    sections: ["entity.invoice.section.heading", "entity.invoice.section.lines"],
    fields: [
      { label: "entity.invoice.field.invoiceNumber" },
      { label: "entity.invoice.field.keeperId" },
      { label: "entity.invoice.field.issuedOn" },
      { label: "entity.invoice.field.settlementState" },
      { label: "entity.invoice.field.billingCurrency" },
      {
        label: "entity.invoice.field.invoiceLines",
        items: [
          "entity.invoiceLine.field.concept",
          "entity.invoiceLine.field.unitCount",
          "entity.invoiceLine.field.linePrice",
          "entity.invoiceLine.field.vatRate",
        ],
      },
      { label: "entity.invoice.field.amountDue" },
    ],
  });
});
