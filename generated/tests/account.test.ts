// @generated from schema/entities/account.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { accountApi } from "../api/account.ts";
import { drawAccountBody } from "../arbitraries/account.ts";
import { accountScreens } from "../screens/account.ts";
import { validateAccountUpdate } from "../validators/account.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "username", keyword: "required" },
  { field: "email", keyword: "required" },
  { field: "status", keyword: "required" },
  { field: "type", keyword: "required" },
  { field: "username", keyword: "type", limit: "string" },
  { field: "username", keyword: "maxLength", limit: 254 },
  { field: "username", keyword: "format", limit: "email" },
  { field: "email", keyword: "type", limit: "string" },
  { field: "email", keyword: "maxLength", limit: 254 },
  { field: "email", keyword: "format", limit: "email" },
  { field: "password", keyword: "type", limit: "string" },
  { field: "password", keyword: "minLength", limit: 8 },
  { field: "password", keyword: "maxLength", limit: 200 },
  { field: "presentation", keyword: "type", limit: "string" },
  { field: "presentation", keyword: "maxLength", limit: 2000 },
  { field: "image", keyword: "type", limit: "string" },
  { field: "image", keyword: "maxLength", limit: 2000 },
  { field: "image", keyword: "format", limit: "uri" },
  { field: "status", keyword: "type", limit: "string" },
  { field: "status", keyword: "enum", limit: ["active", "inactive", "pending", "suspended"] },
  { field: "type", keyword: "type", limit: "string" },
  { field: "type", keyword: "enum", limit: ["individual", "business"] },
  { field: "planId", keyword: "type", limit: "string" },
  { field: "planPayment", keyword: "type", limit: "string" },
  { field: "amount", keyword: "type", limit: "number" },
  { field: "amount", keyword: "minimum", limit: 0 },
  { field: "amount", keyword: "maximum", limit: 9999999999999.99 },
  { field: "amount", keyword: "format", limit: "money" },
];

describe("validateAccountUpdate", () => {
  testCheck(validateAccountUpdate, drawAccountBody, rules);
});

describe("accountApi", () => {
  testCalls(drawAccountBody, [
    ["GET /accounts/all", (transport, { query }) => accountApi(transport).list(query)],
    ["GET /accounts/{id}", (transport, { id }) => accountApi(transport).get(id)],
    ["POST /accounts", (transport, { body }) => accountApi(transport).create(body)],
    ["PUT /accounts/{id}", (transport, { id, body }) => accountApi(transport).update(id, body)],
    ["DELETE /accounts/{id}", (transport, { id }) => accountApi(transport).delete(id)],
    ["POST /activation/{id}/regenerate", (transport, { id }) => accountApi(transport).regenerateActivation(id)],
    ["PUT /accounts/{id}/principal-user", (transport, { id }) => accountApi(transport).makePrincipalUser(id)],
    ["PUT /accounts/principal-users", (transport, _) => accountApi(transport).updatePrincipalUsers()],
  ]);
});

describe("addresses of account", () => {
  testAddresses(accountScreens);
});
