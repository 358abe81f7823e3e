// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCheck } from "entity-console/generated/testing";
import { arbitraryVisitCancellationBody } from "../arbitraries/visit-cancellation.ts";
import { visitCancellationCreateSchema } from "../schemas/visit-cancellation.ts";
import { validateVisitCancellationCreate } from "../validators/visit-cancellation.js";

describe("validateVisitCancellationCreate", () => {
  testCheck(validateVisitCancellationCreate, arbitraryVisitCancellationBody, visitCancellationCreateSchema);
});
