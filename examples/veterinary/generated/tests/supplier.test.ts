// @generated from schema/entities/supplier.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { supplierApi } from "../api/supplier.ts";
import { arbitrarySupplierBody } from "../arbitraries/supplier.ts";
import { supplierCreateSchema } from "../schemas/supplier.ts";
import { supplierScreens } from "../screens/supplier.ts";
import { validateSupplierCreate, validateSupplierUpdate } from "../validators/supplier.js";

describe("validateSupplierCreate", () => {
  testCheck(validateSupplierCreate, arbitrarySupplierBody, supplierCreateSchema);
});

describe("validateSupplierUpdate", () => {
  testCheck(validateSupplierUpdate, arbitrarySupplierBody, supplierCreateSchema);
});

describe("supplierApi", () => {
  testCalls(arbitrarySupplierBody, [
    ["GET /supply-houses", (transport, { query }) => supplierApi(transport).list(query)],
    ["GET /supply-houses/{id}", (transport, { id }) => supplierApi(transport).get(id)],
    ["POST /supply-houses", (transport, { body }) => supplierApi(transport).create(body)],
    ["PUT /supply-houses/{id}", (transport, { id, body }) => supplierApi(transport).update(id, body)],
    ["DELETE /supply-houses/{id}", (transport, { id }) => supplierApi(transport).delete(id)],
  ]);
});

describe("URLs of supplier", () => {
  testAddresses(supplierScreens);
});
