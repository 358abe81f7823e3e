// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { describe } from "vitest";
import { testCalls, testCheck } from "entity-console/generated/testing";
import { appointmentSeriesApi } from "../api/appointment-series.ts";
import { arbitraryAppointmentSeriesBody } from "../arbitraries/appointment-series.ts";
import { appointmentSeriesCreateSchema } from "../schemas/appointment-series.ts";
import { validateAppointmentSeriesCreate } from "../validators/appointment-series.js";

describe("validateAppointmentSeriesCreate", () => {
  testCheck(validateAppointmentSeriesCreate, arbitraryAppointmentSeriesBody, appointmentSeriesCreateSchema);
});

describe("appointmentSeriesApi", () => {
  testCalls(arbitraryAppointmentSeriesBody, [
    ["POST /appointment-batches", (transport, { body }) => appointmentSeriesApi(transport).create(body)],
  ]);
});
