// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testAddresses, testCalls, testCheck } from "entity-console/generated/testing";
import { appointmentApi } from "../api/appointment.ts";
import { arbitraryAppointmentBody } from "../arbitraries/appointment.ts";
import { arbitraryVisitCancellationBody } from "../arbitraries/visit-cancellation.ts";
import { appointmentCreateSchema } from "../schemas/appointment.ts";
import { appointmentScreens } from "../screens/appointment.ts";
import { validateAppointmentCreate, validateAppointmentUpdate } from "../validators/appointment.js";

describe("validateAppointmentCreate", () => {
  testCheck(validateAppointmentCreate, arbitraryAppointmentBody, appointmentCreateSchema);
});

describe("validateAppointmentUpdate", () => {
  testCheck(validateAppointmentUpdate, arbitraryAppointmentBody, appointmentCreateSchema);
});

describe("appointmentApi", () => {
  testCalls(arbitraryAppointmentBody, [
    ["GET /appointments/all", (transport, { query }) => appointmentApi(transport).list(query)],
    ["GET /appointments/{id}", (transport, { id }) => appointmentApi(transport).get(id)],
    ["POST /appointments", (transport, { body }) => appointmentApi(transport).create(body)],
    ["PUT /appointments/{id}", (transport, { id, body }) => appointmentApi(transport).update(id, body)],
    ["DELETE /appointments/{id}", (transport, { id }) => appointmentApi(transport).delete(id)],
    ["GET /appointments/pending", (transport, { query }) => appointmentApi(transport).pendingVisits(query)],
    ["PUT /appointments/{id}/confirm-visit", (transport, { id }) => appointmentApi(transport).confirmVisit(id)],
    ["POST /appointments/mark-missed", (transport, _) => appointmentApi(transport).markMissed()],
  ]);
  testCalls(arbitraryVisitCancellationBody, [
    ["PUT /appointments/{id}/call-off", (transport, { id, body }) => appointmentApi(transport).callOffVisit(id, body)],
  ]);
});

describe("URLs of appointment", () => {
  testAddresses(appointmentScreens);
});
