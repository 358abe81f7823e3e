import type { EntitySpec } from "entity-console/spec";
import type { Euros } from "../scalars.ts";

/** Rate of value added tax. */
export type VatRate = "standardRate" | "reducedRate" | "exempt";

/** A line of an invoice, embedded in the invoice. */
export interface InvoiceLine {
  /** @readOnly */
  id: string;
  /**
   * @minLength 2
   * @maxLength 200
   */
  concept: string;
  /**
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 1
   */
  unitCount: number;
  /** @default 0 */
  linePrice: Euros;
  /** @default "standardRate" */
  vatRate: VatRate;
  /**
   * Price of all units of the line.
   * @format money
   * @readOnly
   */
  lineTotal: number;
  /**
   * The invoice that it belongs to.
   * @readOnly
   */
  invoiceId: string;
}

export const invoiceLine = {
  titleField: "concept",
  icon: "FormatListNumberedOutlined",
  currencies: { linePrice: { ofOwner: "billingCurrency" }, lineTotal: { ofOwner: "billingCurrency" } },
  computed: { lineTotal: { multiply: ["unitCount", "linePrice"] } },
  relations: { invoiceId: { to: "invoice" } },
  form: { sections: [{ name: "line", fields: ["concept", "unitCount", "linePrice", "vatRate"] }] },
} as const satisfies EntitySpec<InvoiceLine>;
