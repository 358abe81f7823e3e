// @generated from schema/entities/invoice.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { invoiceApi } from "../api/invoice.ts";
import { drawInvoiceBody } from "../arbitraries/invoice.ts";
import { invoiceScreens } from "../screens/invoice.ts";
import { validateInvoiceCreate, validateInvoiceUpdate } from "../validators/invoice.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "invoiceNumber", keyword: "required" },
  { field: "keeperId", keyword: "required" },
  { field: "issuedOn", keyword: "required" },
  { field: "settlementState", keyword: "required" },
  { field: "amountDue", keyword: "required" },
  { field: "invoiceLines", keyword: "required" },
  { field: "invoiceNumber", keyword: "type", limit: "string" },
  { field: "invoiceNumber", keyword: "pattern", limit: "^[0-9]{2}/[0-9]{5}$" },
  { field: "keeperId", keyword: "type", limit: "string" },
  { field: "issuedOn", keyword: "type", limit: "string" },
  { field: "issuedOn", keyword: "format", limit: "date" },
  { field: "settlementState", keyword: "type", limit: "string" },
  { field: "settlementState", keyword: "enum", limit: ["unsettled", "settled", "writtenOff"] },
  { field: "billingCurrency", keyword: "type", limit: "string" },
  { field: "billingCurrency", keyword: "enum", limit: ["EUR", "CHF"] },
  { field: "amountDue", keyword: "type", limit: "number" },
  { field: "amountDue", keyword: "minimum", limit: 0 },
  { field: "amountDue", keyword: "maximum", limit: 999999999.99 },
  { field: "amountDue", keyword: "format", limit: "money" },
  { field: "invoiceLines", keyword: "type", limit: "array" },
  { field: "invoiceLines", keyword: "maxItems", limit: 100 },
  { field: "invoiceLines.0", keyword: "additionalProperties" },
  { field: "invoiceLines.0.concept", keyword: "required" },
  { field: "invoiceLines.0.unitCount", keyword: "required" },
  { field: "invoiceLines.0.linePrice", keyword: "required" },
  { field: "invoiceLines.0.vatRate", keyword: "required" },
  { field: "invoiceLines.0.id", keyword: "type", limit: "string" },
  { field: "invoiceLines.0.concept", keyword: "type", limit: "string" },
  { field: "invoiceLines.0.concept", keyword: "minLength", limit: 2 },
  { field: "invoiceLines.0.concept", keyword: "maxLength", limit: 200 },
  { field: "invoiceLines.0.unitCount", keyword: "type", limit: "integer" },
  { field: "invoiceLines.0.unitCount", keyword: "minimum", limit: 1 },
  { field: "invoiceLines.0.unitCount", keyword: "maximum", limit: 9999 },
  { field: "invoiceLines.0.linePrice", keyword: "type", limit: "number" },
  { field: "invoiceLines.0.linePrice", keyword: "minimum", limit: 0 },
  { field: "invoiceLines.0.linePrice", keyword: "maximum", limit: 999999999.99 },
  { field: "invoiceLines.0.linePrice", keyword: "format", limit: "money" },
  { field: "invoiceLines.0.vatRate", keyword: "type", limit: "string" },
  { field: "invoiceLines.0.vatRate", keyword: "enum", limit: ["standardRate", "reducedRate", "exempt"] },
];

describe("validateInvoiceCreate", () => {
  testCheck(validateInvoiceCreate, drawInvoiceBody, rules);
});

describe("validateInvoiceUpdate", () => {
  testCheck(validateInvoiceUpdate, drawInvoiceBody, rules);
});

describe("invoiceApi", () => {
  testCalls(drawInvoiceBody, [
    ["GET /billing/ledger", (transport, { query }) => invoiceApi(transport).list(query)],
    ["GET /billing/{id}", (transport, { id }) => invoiceApi(transport).get(id)],
    ["POST /billing/drafts", (transport, { body }) => invoiceApi(transport).create(body)],
    ["PUT /billing/{id}", (transport, { id, body }) => invoiceApi(transport).update(id, body)],
    ["DELETE /billing/{id}", (transport, { id }) => invoiceApi(transport).delete(id)],
    ["GET /billing/arrears", (transport, { query }) => invoiceApi(transport).arrears(query)],
    ["PUT /billing/{id}/settle", (transport, { id }) => invoiceApi(transport).settle(id)],
  ]);
});

describe("addresses of invoice", () => {
  testAddresses(invoiceScreens);
});
