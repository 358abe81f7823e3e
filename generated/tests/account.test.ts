// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { accountApi } from "../api/account.ts";
import { arbitraryAccountBody } from "../arbitraries/account.ts";
import { accountCreateSchema } from "../schemas/account.ts";
import { accountScreens } from "../screens/account.ts";
import { validateAccountUpdate } from "../validators/account.js";

describe("validateAccountUpdate", () => {
  testCheck(validateAccountUpdate, arbitraryAccountBody, accountCreateSchema);
});

describe("accountApi", () => {
  testCalls(arbitraryAccountBody, [
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

describe("URLs of account", () => {
  testAddresses(accountScreens);
});
