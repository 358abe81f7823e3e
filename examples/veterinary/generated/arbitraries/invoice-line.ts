// @generated from schema/entities/invoice-line.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { InvoiceLine } from "../../schema/entities/invoice-line.ts";
import { type Draw, withComputedValues } from "entity-console/arbitraries";
import type { InvoiceLineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawInvoiceLine(draw: Draw): Arbitrary<InvoiceLine> {
  return record(
    {
      id: draw.id("invoiceLine"),
      concept: draw.text({ minLength: 2, maxLength: 200 }),
      unitCount: draw.integer({ minimum: 1, maximum: 9999 }),
      linePrice: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      vatRate: draw.choice(["standardRate", "reducedRate", "exempt"], "standardRate"),
      lineTotal: draw.number({ multipleOf: 0.01 }),
      invoiceId: draw.id("invoice"),
    },
    { requiredKeys: ["id", "concept", "unitCount", "linePrice", "vatRate", "lineTotal", "invoiceId"] },
  ).map(withComputedValues({ lineTotal: { of: { multiply: ["unitCount", "linePrice"] }, decimals: 2 } }));
}

/** A random valid request body. */
export function drawInvoiceLineBody(draw: Draw): Arbitrary<InvoiceLineBody> {
  return record(
    {
      concept: draw.text({ minLength: 2, maxLength: 200 }),
      unitCount: draw.integer({ minimum: 1, maximum: 9999 }),
      linePrice: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      vatRate: draw.choice(["standardRate", "reducedRate", "exempt"], "standardRate"),
    },
    { requiredKeys: ["concept", "unitCount", "linePrice", "vatRate"] },
  );
}
