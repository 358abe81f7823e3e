// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Invoice } from "../../schema/entities/invoice.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { InvoiceBody } from "../bodies.ts";
import { arbitraryInvoiceLine, arbitraryInvoiceLineBody } from "./invoice-line.ts";

/** A random valid record as responses contain it. */
export function arbitraryInvoice(arbitrary: Arbitraries): Arbitrary<Invoice> {
  return record(
    {
      id: arbitrary.id("invoice"),
      invoiceNumber: arbitrary.text({ pattern: "^[0-9]{2}/[0-9]{5}$" }),
      keeper: record(
        {
          id: arbitrary.text({}),
          fullName: arbitrary.text({}),
        },
        { requiredKeys: ["id", "fullName"] },
      ),
      keeperId: arbitrary.id("keeper"),
      issuedOn: arbitrary.text({ format: "date" }),
      settlementState: arbitrary.choice(["unsettled", "settled", "writtenOff"], "unsettled"),
      settledOn: arbitrary.text({ format: "date" }),
      billingCurrency: arbitrary.choice(["EUR", "CHF"], "EUR"),
      amountDue: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      invoiceLines: arbitrary.list(arbitraryInvoiceLine(arbitrary), { maxItems: 100 }),
      updatedAt: arbitrary.text({ format: "date-time" }),
    },
    {
      requiredKeys: [
        "id",
        "invoiceNumber",
        "keeperId",
        "issuedOn",
        "settlementState",
        "amountDue",
        "invoiceLines",
        "updatedAt",
      ],
    },
  );
}

/** A random valid request body. */
export function arbitraryInvoiceBody(arbitrary: Arbitraries): Arbitrary<InvoiceBody> {
  return record(
    {
      invoiceNumber: arbitrary.text({ pattern: "^[0-9]{2}/[0-9]{5}$" }),
      keeperId: arbitrary.id("keeper"),
      issuedOn: arbitrary.text({ format: "date" }),
      settlementState: arbitrary.choice(["unsettled", "settled", "writtenOff"], "unsettled"),
      billingCurrency: arbitrary.choice(["EUR", "CHF"], "EUR"),
      amountDue: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      invoiceLines: arbitrary.list(arbitraryInvoiceLineBody(arbitrary), { maxItems: 100 }),
    },
    { requiredKeys: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "amountDue", "invoiceLines"] },
  );
}
