// @generated from schema/entities/keeper.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { keeperApi } from "../api/keeper.ts";
import { drawKeeperBody } from "../arbitraries/keeper.ts";
import { keeperScreens } from "../screens/keeper.ts";
import { validateKeeperCreate, validateKeeperUpdate } from "../validators/keeper.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "fullName", keyword: "required" },
  { field: "taxNumber", keyword: "required" },
  { field: "emailAddress", keyword: "required" },
  { field: "telephone", keyword: "required" },
  { field: "contactChannel", keyword: "required" },
  { field: "reminderConsent", keyword: "required" },
  { field: "loyaltyKind", keyword: "required" },
  { field: "loyaltyBalance", keyword: "required" },
  { field: "fullName", keyword: "type", limit: "string" },
  { field: "fullName", keyword: "minLength", limit: 2 },
  { field: "fullName", keyword: "maxLength", limit: 120 },
  { field: "taxNumber", keyword: "type", limit: "string" },
  { field: "taxNumber", keyword: "pattern", limit: "^[0-9A-Z]{8,12}$" },
  { field: "emailAddress", keyword: "type", limit: "string" },
  { field: "emailAddress", keyword: "maxLength", limit: 254 },
  { field: "emailAddress", keyword: "format", limit: "email" },
  { field: "telephone", keyword: "type", limit: "string" },
  { field: "telephone", keyword: "minLength", limit: 6 },
  { field: "telephone", keyword: "maxLength", limit: 20 },
  { field: "telephone", keyword: "pattern", limit: "^[0-9 +]+$" },
  { field: "contactChannel", keyword: "type", limit: "string" },
  { field: "contactChannel", keyword: "enum", limit: ["phoneCall", "textMessage", "letter"] },
  { field: "portalPassword", keyword: "type", limit: "string" },
  { field: "portalPassword", keyword: "minLength", limit: 8 },
  { field: "portalPassword", keyword: "maxLength", limit: 200 },
  { field: "reminderConsent", keyword: "type", limit: "boolean" },
  { field: "loyaltyKind", keyword: "type", limit: "string" },
  { field: "loyaltyKind", keyword: "enum", limit: ["points", "credit"] },
  { field: "loyaltyBalance", keyword: "type", limit: "number" },
  { field: "loyaltyBalance", keyword: "minimum", limit: 0 },
  { field: "loyaltyBalance", keyword: "maximum", limit: 100000 },
  { field: "remarks", keyword: "type", limit: "string" },
  { field: "remarks", keyword: "maxLength", limit: 2000 },
];

describe("validateKeeperCreate", () => {
  testCheck(validateKeeperCreate, drawKeeperBody, rules);
});

describe("validateKeeperUpdate", () => {
  testCheck(validateKeeperUpdate, drawKeeperBody, rules);
});

describe("keeperApi", () => {
  testCalls(drawKeeperBody, [
    ["GET /keepers", (transport, { query }) => keeperApi(transport).list(query)],
    ["GET /keepers/{id}", (transport, { id }) => keeperApi(transport).get(id)],
    ["POST /keepers", (transport, { body }) => keeperApi(transport).create(body)],
    ["PUT /keepers/{id}", (transport, { id, body }) => keeperApi(transport).update(id, body)],
    ["DELETE /keepers/{id}", (transport, { id }) => keeperApi(transport).delete(id)],
    ["POST /keepers/{id}/portal-key", (transport, { id }) => keeperApi(transport).issuePortalKey(id)],
  ]);
});

describe("addresses of keeper", () => {
  testAddresses(keeperScreens);
});
