// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { keeperApi } from "../api/keeper.ts";
import { arbitraryKeeperBody } from "../arbitraries/keeper.ts";
import { keeperCreateSchema } from "../schemas/keeper.ts";
import { keeperScreens } from "../screens/keeper.ts";
import { validateKeeperCreate, validateKeeperUpdate } from "../validators/keeper.js";

describe("validateKeeperCreate", () => {
  testCheck(validateKeeperCreate, arbitraryKeeperBody, keeperCreateSchema);
});

describe("validateKeeperUpdate", () => {
  testCheck(validateKeeperUpdate, arbitraryKeeperBody, keeperCreateSchema);
});

describe("keeperApi", () => {
  testCalls(arbitraryKeeperBody, [
    ["GET /keepers", (transport, { query }) => keeperApi(transport).list(query)],
    ["GET /keepers/{id}", (transport, { id }) => keeperApi(transport).get(id)],
    ["POST /keepers", (transport, { body }) => keeperApi(transport).create(body)],
    ["PUT /keepers/{id}", (transport, { id, body }) => keeperApi(transport).update(id, body)],
    ["DELETE /keepers/{id}", (transport, { id }) => keeperApi(transport).delete(id)],
    ["POST /keepers/{id}/portal-key", (transport, { id }) => keeperApi(transport).issuePortalKey(id)],
  ]);
});

describe("URLs of keeper", () => {
  testAddresses(keeperScreens);
});
