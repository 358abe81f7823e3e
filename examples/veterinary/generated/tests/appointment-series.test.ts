// @generated from schema/entities/appointment-series.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { appointmentSeriesApi } from "../api/appointment-series.ts";
import { drawAppointmentSeriesBody } from "../arbitraries/appointment-series.ts";
import { validateAppointmentSeriesCreate } from "../validators/appointment-series.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "visitReason", keyword: "required" },
  { field: "patientId", keyword: "required" },
  { field: "veterinarianId", keyword: "required" },
  { field: "clinicId", keyword: "required" },
  { field: "firstVisit", keyword: "required" },
  { field: "repetitions", keyword: "required" },
  { field: "intervalDays", keyword: "required" },
  { field: "visitReason", keyword: "type", limit: "string" },
  { field: "visitReason", keyword: "minLength", limit: 3 },
  { field: "visitReason", keyword: "maxLength", limit: 200 },
  { field: "patientId", keyword: "type", limit: "string" },
  { field: "veterinarianId", keyword: "type", limit: "string" },
  { field: "clinicId", keyword: "type", limit: "string" },
  { field: "firstVisit", keyword: "type", limit: "string" },
  { field: "firstVisit", keyword: "format", limit: "date-time" },
  { field: "repetitions", keyword: "type", limit: "integer" },
  { field: "repetitions", keyword: "minimum", limit: 2 },
  { field: "repetitions", keyword: "maximum", limit: 52 },
  { field: "intervalDays", keyword: "type", limit: "integer" },
  { field: "intervalDays", keyword: "minimum", limit: 1 },
  { field: "intervalDays", keyword: "maximum", limit: 365 },
];

describe("validateAppointmentSeriesCreate", () => {
  testCheck(validateAppointmentSeriesCreate, drawAppointmentSeriesBody, rules);
});

describe("appointmentSeriesApi", () => {
  testCalls(drawAppointmentSeriesBody, [
    ["POST /appointment-batches", (transport, { body }) => appointmentSeriesApi(transport).create(body)],
  ]);
});
