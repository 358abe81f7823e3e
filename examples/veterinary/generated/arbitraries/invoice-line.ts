// @generated from schema/entities/invoice-line.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { InvoiceLine } from "../../schema/entities/invoice-line.ts";
import { type Arbitraries, withComputedValues } from "entity-console/arbitraries";
import type { InvoiceLineBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryInvoiceLine(arbitrary: Arbitraries): Arbitrary<InvoiceLine> {
  return record(
    {
      id: arbitrary.id("invoiceLine"),
      concept: arbitrary.text({ minLength: 2, maxLength: 200 }),
      unitCount: arbitrary.integer({ minimum: 1, maximum: 9999 }),
      linePrice: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      vatRate: arbitrary.choice(["standardRate", "reducedRate", "exempt"], "standardRate"),
      lineTotal: arbitrary.number({ multipleOf: 0.01 }),
      invoiceId: arbitrary.id("invoice"),
    },
    { requiredKeys: ["id", "concept", "unitCount", "linePrice", "vatRate", "lineTotal", "invoiceId"] },
  ).map(withComputedValues({ lineTotal: { of: { multiply: ["unitCount", "linePrice"] }, decimals: 2 } }));
}

/** A random valid request body. */
export function arbitraryInvoiceLineBody(arbitrary: Arbitraries): Arbitrary<InvoiceLineBody> {
  return record(
    {
      concept: arbitrary.text({ minLength: 2, maxLength: 200 }),
      unitCount: arbitrary.integer({ minimum: 1, maximum: 9999 }),
      linePrice: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      vatRate: arbitrary.choice(["standardRate", "reducedRate", "exempt"], "standardRate"),
    },
    { requiredKeys: ["concept", "unitCount", "linePrice", "vatRate"] },
  );
}
