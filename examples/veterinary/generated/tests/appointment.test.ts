// @generated from schema/entities/appointment.ts by `npm run codegen`, which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses } from "#console/testing/generated-tests/test-addresses.ts";
import { testCalls } from "#console/testing/generated-tests/test-calls.ts";
import { testCheck } from "#console/testing/generated-tests/test-check.ts";
import type { CheckRule } from "#console/testing/generated-tests/trials.ts";
import { appointmentApi } from "../api/appointment.ts";
import { drawAppointmentBody } from "../arbitraries/appointment.ts";
import { drawVisitCancellationBody } from "../arbitraries/visit-cancellation.ts";
import { appointmentScreens } from "../screens/appointment.ts";
import { validateAppointmentCreate, validateAppointmentUpdate } from "../validators/appointment.js";

/** Each rule of what a form sends. */
const rules: readonly CheckRule[] = [
  { field: "", keyword: "additionalProperties" },
  { field: "visitReason", keyword: "required" },
  { field: "patientId", keyword: "required" },
  { field: "veterinarianId", keyword: "required" },
  { field: "clinicId", keyword: "required" },
  { field: "startsAt", keyword: "required" },
  { field: "durationMinutes", keyword: "required" },
  { field: "urgency", keyword: "required" },
  { field: "appointmentPhase", keyword: "required" },
  { field: "consultationFee", keyword: "required" },
  { field: "visitReason", keyword: "type", limit: "string" },
  { field: "visitReason", keyword: "minLength", limit: 3 },
  { field: "visitReason", keyword: "maxLength", limit: 200 },
  { field: "patientId", keyword: "type", limit: "string" },
  { field: "veterinarianId", keyword: "type", limit: "string" },
  { field: "clinicId", keyword: "type", limit: "string" },
  { field: "consultingRoom", keyword: "type", limit: "string" },
  { field: "startsAt", keyword: "type", limit: "string" },
  { field: "startsAt", keyword: "format", limit: "date-time" },
  { field: "durationMinutes", keyword: "type", limit: "integer" },
  { field: "durationMinutes", keyword: "minimum", limit: 5 },
  { field: "durationMinutes", keyword: "maximum", limit: 480 },
  { field: "urgency", keyword: "type", limit: "string" },
  { field: "urgency", keyword: "enum", limit: ["routine", "preferential", "critical"] },
  { field: "appointmentPhase", keyword: "type", limit: "string" },
  { field: "appointmentPhase", keyword: "enum", limit: ["requested", "confirmed", "attended", "calledOff", "missed"] },
  { field: "callOffReason", keyword: "type", limit: "string" },
  { field: "callOffReason", keyword: "maxLength", limit: 500 },
  { field: "consultationFee", keyword: "type", limit: "number" },
  { field: "consultationFee", keyword: "minimum", limit: 0 },
  { field: "consultationFee", keyword: "maximum", limit: 999999999.99 },
  { field: "consultationFee", keyword: "format", limit: "money" },
];

describe("validateAppointmentCreate", () => {
  testCheck(validateAppointmentCreate, drawAppointmentBody, rules);
});

describe("validateAppointmentUpdate", () => {
  testCheck(validateAppointmentUpdate, drawAppointmentBody, rules);
});

describe("appointmentApi", () => {
  testCalls(drawAppointmentBody, [
    ["GET /appointments/all", (transport, { query }) => appointmentApi(transport).list(query)],
    ["GET /appointments/{id}", (transport, { id }) => appointmentApi(transport).get(id)],
    ["POST /appointments", (transport, { body }) => appointmentApi(transport).create(body)],
    ["PUT /appointments/{id}", (transport, { id, body }) => appointmentApi(transport).update(id, body)],
    ["DELETE /appointments/{id}", (transport, { id }) => appointmentApi(transport).delete(id)],
    ["GET /appointments/pending", (transport, { query }) => appointmentApi(transport).pendingVisits(query)],
    ["PUT /appointments/{id}/confirm-visit", (transport, { id }) => appointmentApi(transport).confirmVisit(id)],
    ["POST /appointments/mark-missed", (transport, _) => appointmentApi(transport).markMissed()],
  ]);
  testCalls(drawVisitCancellationBody, [
    ["PUT /appointments/{id}/call-off", (transport, { id, body }) => appointmentApi(transport).callOffVisit(id, body)],
  ]);
});

describe("addresses of appointment", () => {
  testAddresses(appointmentScreens);
});
