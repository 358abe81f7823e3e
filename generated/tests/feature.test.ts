// @generated from schema/entities/feature.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { featureApi } from "../api/feature.ts";
import { arbitraryFeatureBody } from "../arbitraries/feature.ts";
import { featureCreateSchema } from "../schemas/feature.ts";
import { featureScreens } from "../screens/feature.ts";
import { validateFeatureCreate, validateFeatureUpdate } from "../validators/feature.js";

describe("validateFeatureCreate", () => {
  testCheck(validateFeatureCreate, arbitraryFeatureBody, featureCreateSchema);
});

describe("validateFeatureUpdate", () => {
  testCheck(validateFeatureUpdate, arbitraryFeatureBody, featureCreateSchema);
});

describe("featureApi", () => {
  testCalls(arbitraryFeatureBody, [
    ["GET /features", (transport, { query }) => featureApi(transport).list(query)],
    ["GET /features/{id}", (transport, { id }) => featureApi(transport).get(id)],
    ["POST /features", (transport, { body }) => featureApi(transport).create(body)],
    ["PUT /features/{id}", (transport, { id, body }) => featureApi(transport).update(id, body)],
    ["DELETE /features/{id}", (transport, { id }) => featureApi(transport).delete(id)],
  ]);
});

describe("URLs of feature", () => {
  testAddresses(featureScreens);
});
