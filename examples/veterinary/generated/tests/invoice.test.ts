// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { invoiceApi } from "../api/invoice.ts";
import { arbitraryInvoiceBody } from "../arbitraries/invoice.ts";
import { invoiceCreateSchema } from "../schemas/invoice.ts";
import { invoiceScreens } from "../screens/invoice.ts";
import { validateInvoiceCreate, validateInvoiceUpdate } from "../validators/invoice.js";

describe("validateInvoiceCreate", () => {
  testCheck(validateInvoiceCreate, arbitraryInvoiceBody, invoiceCreateSchema);
});

describe("validateInvoiceUpdate", () => {
  testCheck(validateInvoiceUpdate, arbitraryInvoiceBody, invoiceCreateSchema);
});

describe("invoiceApi", () => {
  testCalls(arbitraryInvoiceBody, [
    ["GET /billing/ledger", (transport, { query }) => invoiceApi(transport).list(query)],
    ["GET /billing/{id}", (transport, { id }) => invoiceApi(transport).get(id)],
    ["POST /billing/drafts", (transport, { body }) => invoiceApi(transport).create(body)],
    ["PUT /billing/{id}", (transport, { id, body }) => invoiceApi(transport).update(id, body)],
    ["DELETE /billing/{id}", (transport, { id }) => invoiceApi(transport).delete(id)],
    ["GET /billing/arrears", (transport, { query }) => invoiceApi(transport).arrears(query)],
    ["PUT /billing/{id}/settle", (transport, { id }) => invoiceApi(transport).settle(id)],
  ]);
});

describe("URLs of invoice", () => {
  testAddresses(invoiceScreens);
});
