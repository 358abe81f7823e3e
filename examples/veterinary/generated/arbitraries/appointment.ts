// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Appointment } from "../../schema/entities/appointment.ts";
import { type Arbitraries, arbitraryRecord, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { AppointmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAppointment(arbitrary: Arbitraries): Arbitrary<Appointment> {
  return arbitraryRecord(arbitrary, {
    required: [
      "id",
      "visitReason",
      "patientId",
      "veterinarianId",
      "clinicId",
      "startsAt",
      "durationMinutes",
      "roomMinutes",
      "urgency",
      "appointmentPhase",
      "consultationFee",
      "createdAt",
    ],
    fields: {
      id: arbitrary.id("appointment"),
      visitReason: { type: "string", minLength: 3, maxLength: 200 },
      patient: {
        type: "object",
        required: ["id", "callName"],
        properties: { id: { type: "string" }, callName: { type: "string" } },
      },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      consultingRoom: arbitrary.id("consultingRoom"),
      startsAt: { type: "string", format: "date-time" },
      durationMinutes: { type: "integer", minimum: 5, maximum: 480 },
      roomMinutes: { type: "integer" },
      urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
      appointmentPhase: {
        type: "string",
        enum: ["requested", "confirmed", "attended", "calledOff", "missed"],
        default: "requested",
      },
      callOffReason: { type: "string", maxLength: 500 },
      consultationFee: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
      createdAt: { type: "string", format: "date-time" },
    },
  }).map(withComputedValues({ roomMinutes: { of: { add: ["durationMinutes", 10] } } }));
}

/** A random valid request body. */
export function arbitraryAppointmentBody(arbitrary: Arbitraries): Arbitrary<AppointmentBody> {
  return arbitraryRecord(arbitrary, {
    required: [
      "visitReason",
      "patientId",
      "veterinarianId",
      "clinicId",
      "startsAt",
      "durationMinutes",
      "urgency",
      "appointmentPhase",
      "consultationFee",
    ],
    fields: {
      visitReason: { type: "string", minLength: 3, maxLength: 200 },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      consultingRoom: arbitrary.id("consultingRoom"),
      startsAt: { type: "string", format: "date-time" },
      durationMinutes: { type: "integer", minimum: 5, maximum: 480 },
      urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
      appointmentPhase: {
        type: "string",
        enum: ["requested", "confirmed", "attended", "calledOff", "missed"],
        default: "requested",
      },
      callOffReason: { type: "string", maxLength: 500 },
      consultationFee: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", multipleOf: 0.01 },
    },
  }).filter(keepsRules([
    { all: [{ field: "appointmentPhase", is: "calledOff" }, { field: "callOffReason", isThere: false }] },
  ]));
}
