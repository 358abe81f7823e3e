// @generated from schema/entities/visit-cancellation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { drawVisitCancellationBody } from "../arbitraries/visit-cancellation.ts";
import { validateVisitCancellationCreate } from "../validators/visit-cancellation.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "callOffReason", keyword: "required" },
  { field: "feeCharged", keyword: "required" },
  { field: "callOffReason", keyword: "type", limit: "string" },
  { field: "callOffReason", keyword: "minLength", limit: 3 },
  { field: "callOffReason", keyword: "maxLength", limit: 500 },
  { field: "feeCharged", keyword: "type", limit: "boolean" },
];

describe("validateVisitCancellationCreate", () => {
  testCheck(validateVisitCancellationCreate, drawVisitCancellationBody, rules);
});
