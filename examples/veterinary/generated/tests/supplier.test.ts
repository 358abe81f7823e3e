// @generated from schema/entities/supplier.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { supplierApi } from "../api/supplier.ts";
import { drawSupplierBody } from "../arbitraries/supplier.ts";
import { supplierScreens } from "../screens/supplier.ts";
import { validateSupplierCreate, validateSupplierUpdate } from "../validators/supplier.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "tradingName", keyword: "required" },
  { field: "discount", keyword: "required" },
  { field: "suppliedForms", keyword: "required" },
  { field: "servedCountries", keyword: "required" },
  { field: "lastRating", keyword: "required" },
  { field: "accountManager", keyword: "required" },
  { field: "tradingName", keyword: "type", limit: "string" },
  { field: "tradingName", keyword: "minLength", limit: 2 },
  { field: "tradingName", keyword: "maxLength", limit: 120 },
  { field: "parentSupplierId", keyword: "type", limit: "string" },
  { field: "warehouse", keyword: "type", limit: "object" },
  { field: "warehouse", keyword: "additionalProperties" },
  { field: "warehouse.street", keyword: "required" },
  { field: "warehouse.town", keyword: "required" },
  { field: "warehouse.street", keyword: "type", limit: "string" },
  { field: "warehouse.street", keyword: "minLength", limit: 1 },
  { field: "warehouse.street", keyword: "maxLength", limit: 200 },
  { field: "warehouse.postalCode", keyword: "type", limit: "string" },
  { field: "warehouse.postalCode", keyword: "pattern", limit: "^[0-9]{5}$" },
  { field: "warehouse.town", keyword: "type", limit: "string" },
  { field: "warehouse.town", keyword: "maxLength", limit: 120 },
  { field: "warehouse.country", keyword: "type", limit: "string" },
  { field: "warehouse.country", keyword: "pattern", limit: "^[A-Z]{2}$" },
  { field: "warehouse.location", keyword: "type", limit: "object" },
  { field: "warehouse.location", keyword: "additionalProperties" },
  { field: "warehouse.location.latitude", keyword: "required" },
  { field: "warehouse.location.longitude", keyword: "required" },
  { field: "warehouse.location.latitude", keyword: "type", limit: "number" },
  { field: "warehouse.location.latitude", keyword: "minimum", limit: -90 },
  { field: "warehouse.location.latitude", keyword: "maximum", limit: 90 },
  { field: "warehouse.location.longitude", keyword: "type", limit: "number" },
  { field: "warehouse.location.longitude", keyword: "minimum", limit: -180 },
  { field: "warehouse.location.longitude", keyword: "maximum", limit: 180 },
  { field: "switchboard", keyword: "type", limit: "string" },
  { field: "switchboard", keyword: "format", limit: "tel" },
  { field: "logo", keyword: "type", limit: "string" },
  { field: "logo", keyword: "maxLength", limit: 2000 },
  { field: "logo", keyword: "format", limit: "image" },
  { field: "priceList", keyword: "type", limit: "string" },
  { field: "priceList", keyword: "maxLength", limit: 2000 },
  { field: "priceList", keyword: "format", limit: "file" },
  { field: "orderUntil", keyword: "type", limit: "string" },
  { field: "orderUntil", keyword: "format", limit: "time" },
  { field: "deliveryTime", keyword: "type", limit: "string" },
  { field: "deliveryTime", keyword: "format", limit: "duration" },
  { field: "discount", keyword: "type", limit: "number" },
  { field: "discount", keyword: "minimum", limit: 0 },
  { field: "discount", keyword: "maximum", limit: 100 },
  { field: "discount", keyword: "multipleOf", limit: 0.01 },
  { field: "reliability", keyword: "type", limit: "number" },
  { field: "reliability", keyword: "minimum", limit: 0 },
  { field: "reliability", keyword: "maximum", limit: 1 },
  { field: "reliability", keyword: "multipleOf", limit: 0.001 },
  { field: "suppliedForms", keyword: "type", limit: "array" },
  { field: "suppliedForms", keyword: "uniqueItems" },
  { field: "suppliedForms.0", keyword: "type", limit: "string" },
  { field: "suppliedForms.0", keyword: "enum", limit: ["tablet", "injectable", "syrup", "ointment"] },
  { field: "servedCountries", keyword: "type", limit: "array" },
  { field: "servedCountries", keyword: "uniqueItems" },
  { field: "servedCountries.0", keyword: "type", limit: "string" },
  { field: "servedCountries.0", keyword: "pattern", limit: "^[A-Z]{2}$" },
  { field: "deliveryDays", keyword: "type", limit: "array" },
  { field: "deliveryDays", keyword: "uniqueItems", limit: "number" },
  { field: "deliveryDays.0", keyword: "type", limit: "integer" },
  { field: "deliveryDays.0", keyword: "minimum", limit: 1 },
  { field: "deliveryDays.0", keyword: "maximum", limit: 7 },
  { field: "saleTerms", keyword: "type", limit: "string" },
  { field: "saleTerms", keyword: "maxLength", limit: 20000 },
  { field: "departmentPhones", keyword: "type", limit: "object" },
  { field: "ordering", keyword: "type", limit: "object" },
  { field: "ordering", keyword: "additionalProperties" },
  { field: "ordering.orderingWay", keyword: "required" },
  { field: "ordering.orderMailbox", keyword: "required" },
  { field: "ordering.orderTelephone", keyword: "required" },
  { field: "ordering.portalAddress", keyword: "required" },
  { field: "ordering.orderingWay", keyword: "type", limit: "string" },
  { field: "ordering.orderingWay", keyword: "enum", limit: ["electronicMail", "telephoneCall", "webPortal"] },
  { field: "ordering.orderMailbox", keyword: "type", limit: "string" },
  { field: "ordering.orderMailbox", keyword: "maxLength", limit: 200 },
  { field: "ordering.orderMailbox", keyword: "format", limit: "email" },
  { field: "ordering.mailSubject", keyword: "type", limit: "string" },
  { field: "ordering.mailSubject", keyword: "maxLength", limit: 60 },
  { field: "ordering.orderTelephone", keyword: "type", limit: "string" },
  { field: "ordering.orderTelephone", keyword: "format", limit: "tel" },
  { field: "ordering.answeredUntil", keyword: "type", limit: "string" },
  { field: "ordering.answeredUntil", keyword: "format", limit: "time" },
  { field: "ordering.accountNumber", keyword: "type", limit: "string" },
  { field: "ordering.accountNumber", keyword: "maxLength", limit: 40 },
  { field: "ordering.portalAddress", keyword: "type", limit: "string" },
  { field: "ordering.portalAddress", keyword: "maxLength", limit: 300 },
  { field: "ordering.portalAddress", keyword: "format", limit: "uri" },
  { field: "orderInterface", keyword: "type", limit: "object" },
  { field: "accountManager", keyword: "maxLength", limit: 120 },
];

describe("validateSupplierCreate", () => {
  testCheck(validateSupplierCreate, drawSupplierBody, rules);
});

describe("validateSupplierUpdate", () => {
  testCheck(validateSupplierUpdate, drawSupplierBody, rules);
});

describe("supplierApi", () => {
  testCalls(drawSupplierBody, [
    ["GET /supply-houses", (transport, { query }) => supplierApi(transport).list(query)],
    ["GET /supply-houses/{id}", (transport, { id }) => supplierApi(transport).get(id)],
    ["POST /supply-houses", (transport, { body }) => supplierApi(transport).create(body)],
    ["PUT /supply-houses/{id}", (transport, { id, body }) => supplierApi(transport).update(id, body)],
    ["DELETE /supply-houses/{id}", (transport, { id }) => supplierApi(transport).delete(id)],
  ]);
});

describe("addresses of supplier", () => {
  testAddresses(supplierScreens);
});
