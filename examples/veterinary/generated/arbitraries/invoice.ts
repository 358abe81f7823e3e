// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Invoice } from "../../schema/entities/invoice.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { InvoiceBody } from "../bodies.ts";
import { arbitraryInvoiceLine, arbitraryInvoiceLineBody } from "./invoice-line.ts";

/** A random valid record as responses contain it. */
export function arbitraryInvoice(arbitrary: Arbitraries): Arbitrary<Invoice> {
  return arbitraryRecord(arbitrary, {
    required: [
      "id",
      "invoiceNumber",
      "keeperId",
      "issuedOn",
      "settlementState",
      "amountDue",
      "invoiceLines",
      "updatedAt",
    ],
    fields: {
      id: arbitrary.id("invoice"),
      invoiceNumber: { type: "string", pattern: "^[0-9]{2}/[0-9]{5}$" },
      keeper: {
        type: "object",
        required: ["id", "fullName"],
        properties: { id: { type: "string" }, fullName: { type: "string" } },
      },
      keeperId: arbitrary.id("keeper"),
      issuedOn: { type: "string", format: "date" },
      settlementState: { type: "string", enum: ["unsettled", "settled", "writtenOff"], default: "unsettled" },
      settledOn: { type: "string", format: "date" },
      billingCurrency: { type: "string", enum: ["EUR", "CHF"], default: "EUR" },
      amountDue: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      invoiceLines: arbitrary.list(arbitraryInvoiceLine(arbitrary), { maxItems: 100 }),
      updatedAt: { type: "string", format: "date-time" },
    },
  });
}

/** A random valid request body. */
export function arbitraryInvoiceBody(arbitrary: Arbitraries): Arbitrary<InvoiceBody> {
  return arbitraryRecord(arbitrary, {
    required: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "amountDue", "invoiceLines"],
    fields: {
      invoiceNumber: { type: "string", pattern: "^[0-9]{2}/[0-9]{5}$" },
      keeperId: arbitrary.id("keeper"),
      issuedOn: { type: "string", format: "date" },
      settlementState: { type: "string", enum: ["unsettled", "settled", "writtenOff"], default: "unsettled" },
      billingCurrency: { type: "string", enum: ["EUR", "CHF"], default: "EUR" },
      amountDue: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      invoiceLines: arbitrary.list(arbitraryInvoiceLineBody(arbitrary), { maxItems: 100 }),
    },
  });
}
