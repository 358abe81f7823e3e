// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Invoice } from "../../schema/entities/invoice.ts";
import type { Draw } from "entity-console/arbitraries";
import type { InvoiceBody } from "../bodies.ts";
import { drawInvoiceLine, drawInvoiceLineBody } from "./invoice-line.ts";

/** A random valid record as responses contain it. */
export function drawInvoice(draw: Draw): Arbitrary<Invoice> {
  return record(
    {
      id: draw.id("invoice"),
      invoiceNumber: draw.text({ pattern: "^[0-9]{2}/[0-9]{5}$" }),
      keeper: record(
        {
          id: draw.text({}),
          fullName: draw.text({}),
        },
        { requiredKeys: ["id", "fullName"] },
      ),
      keeperId: draw.id("keeper"),
      issuedOn: draw.text({ format: "date" }),
      settlementState: draw.choice(["unsettled", "settled", "writtenOff"], "unsettled"),
      settledOn: draw.text({ format: "date" }),
      billingCurrency: draw.choice(["EUR", "CHF"], "EUR"),
      amountDue: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      invoiceLines: draw.list(drawInvoiceLine(draw), { maxItems: 100 }),
      updatedAt: draw.text({ format: "date-time" }),
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
export function drawInvoiceBody(draw: Draw): Arbitrary<InvoiceBody> {
  return record(
    {
      invoiceNumber: draw.text({ pattern: "^[0-9]{2}/[0-9]{5}$" }),
      keeperId: draw.id("keeper"),
      issuedOn: draw.text({ format: "date" }),
      settlementState: draw.choice(["unsettled", "settled", "writtenOff"], "unsettled"),
      billingCurrency: draw.choice(["EUR", "CHF"], "EUR"),
      amountDue: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      invoiceLines: draw.list(drawInvoiceLineBody(draw), { maxItems: 100 }),
    },
    { requiredKeys: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "amountDue", "invoiceLines"] },
  );
}
