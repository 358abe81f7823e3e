// @generated from schema/entities/invoice-line.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { InvoiceLine } from "../../schema/entities/invoice-line.ts";
import { type Arbitraries, arbitraryRecord, withComputedValues } from "entity-console/arbitraries";
import type { InvoiceLineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryInvoiceLine(arbitrary: Arbitraries): Arbitrary<InvoiceLine> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "concept", "unitCount", "linePrice", "vatRate", "lineTotal", "invoiceId"],
    fields: {
      id: arbitrary.id("invoiceLine"),
      concept: { type: "string", minLength: 2, maxLength: 200 },
      unitCount: { type: "integer", minimum: 1, maximum: 9999 },
      linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
      lineTotal: { type: "number", format: "money", multipleOf: 0.01 },
      invoiceId: arbitrary.id("invoice"),
    },
  }).map(withComputedValues({ lineTotal: { of: { multiply: ["unitCount", "linePrice"] }, decimals: 2 } }));
}

/** A random valid request body. */
export function arbitraryInvoiceLineBody(arbitrary: Arbitraries): Arbitrary<InvoiceLineBody> {
  return arbitraryRecord(arbitrary, {
    required: ["concept", "unitCount", "linePrice", "vatRate"],
    fields: {
      concept: { type: "string", minLength: 2, maxLength: 200 },
      unitCount: { type: "integer", minimum: 1, maximum: 9999 },
      linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
    },
  });
}
