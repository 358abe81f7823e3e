import type { EntitySpec } from "entity-console/spec";
import type { Euros } from "../scalars.ts";
import type { InvoiceLine } from "./invoice-line.ts";

/** Payment status of an invoice. */
export type SettlementState = "unsettled" | "settled" | "writtenOff";

/** Currencies of invoices. */
export type BillingCurrency = "EUR" | "CHF";

/** The fields of the keeper that the invoice pages show. */
export interface InvoiceKeeper {
  id: string;
  fullName: string;
}

/** The amount that a keeper owes for treatments. */
export interface Invoice {
  /** @readOnly */
  id: string;
  /**
   * Two-digit year and a running number.
   * @pattern ^[0-9]{2}/[0-9]{5}$
   */
  invoiceNumber: string;
  /**
   * The keeper in responses, in addition to the id.
   * @readOnly
   */
  keeper?: InvoiceKeeper;
  /** Id of the keeper who pays. */
  keeperId: string;
  /** @format date */
  issuedOn: string;
  /** @default "unsettled" */
  settlementState: SettlementState;
  /**
   * @format date
   * @readOnly
   */
  settledOn?: string;
  /** @default "EUR" */
  billingCurrency?: BillingCurrency;
  /** @default 0 */
  amountDue: Euros;
  /**
   * @maxItems 100
   * @default []
   */
  invoiceLines: InvoiceLine[];
  /**
   * @format date-time
   * @readOnly
   */
  updatedAt: string;
}

export const invoice = {
  titleField: "invoiceNumber",
  icon: "ReceiptLongOutlined",
  path: "/billing",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  endpoints: { list: "/billing/ledger", create: "/billing/drafts" },
  routes: { show: "/billing/detail/{id}", edit: "/billing/correct/{id}" },
  unique: ["invoiceNumber"],
  currencies: { amountDue: { field: "billingCurrency" } },
  tones: { settlementState: { unsettled: "warning", settled: "success", writtenOff: "neutral" } },
  relations: { keeperId: { to: "keeper", expandedAs: "keeper" } },
  embeds: { invoiceLines: "invoiceLine" },
  queries: {
    arrears: { path: "/billing/arrears", result: "many", where: { settlementState: "unsettled" } },
  },
  actions: {
    settle: {
      method: "PUT",
      path: "/billing/{id}/settle",
      on: "record",
      bulk: true,
      icon: "PaidOutlined",
    },
  },
  breakdowns: { settlementState: { field: "settlementState", path: "/billing/settlement-states" } },
  list: {
    columns: ["invoiceNumber", "keeper", "issuedOn", "amountDue", "settlementState"],
    sort: { field: "issuedOn", order: "desc" },
    filters: ["settlementState", "keeperId", "issuedOn"],
    search: ["invoiceNumber"],
  },
  form: {
    sections: [
      { name: "heading", fields: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "billingCurrency"] },
      { name: "lines", fields: ["invoiceLines", "amountDue"] },
    ],
    help: ["invoiceNumber"],
    lockedWhen: { amountDue: { settlementState: ["settled", "writtenOff"] } },
  },
  show: {
    sections: [
      {
        name: "heading",
        fields: ["invoiceNumber", "keeper", "issuedOn", "settlementState", "settledOn", "billingCurrency"],
      },
      { name: "lines", fields: ["invoiceLines", "amountDue"] },
      { name: "history", fields: ["updatedAt"] },
    ],
    displays: { issuedOn: { as: "date", pattern: "short" }, updatedAt: "datetime" },
  },
} as const satisfies EntitySpec<Invoice>;
