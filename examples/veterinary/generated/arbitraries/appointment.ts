// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Appointment } from "../../schema/entities/appointment.ts";
import { type Draw, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { AppointmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawAppointment(draw: Draw): Arbitrary<Appointment> {
  return record(
    {
      id: draw.id("appointment"),
      visitReason: draw.text({ minLength: 3, maxLength: 200 }),
      patient: record(
        {
          id: draw.text({}),
          callName: draw.text({}),
        },
        { requiredKeys: ["id", "callName"] },
      ),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      clinicId: draw.id("clinic"),
      consultingRoom: draw.id("consultingRoom"),
      startsAt: draw.text({ format: "date-time" }),
      durationMinutes: draw.integer({ minimum: 5, maximum: 480 }),
      roomMinutes: draw.integer({}),
      urgency: draw.choice(["routine", "preferential", "critical"], "routine"),
      appointmentPhase: draw.choice(["requested", "confirmed", "attended", "calledOff", "missed"], "requested"),
      callOffReason: draw.text({ maxLength: 500 }),
      consultationFee: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      createdAt: draw.text({ format: "date-time" }),
    },
    {
      requiredKeys: [
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
    },
  ).map(withComputedValues({ roomMinutes: { of: { add: ["durationMinutes", 10] } } }));
}

/** A random valid request body. */
export function drawAppointmentBody(draw: Draw): Arbitrary<AppointmentBody> {
  return record(
    {
      visitReason: draw.text({ minLength: 3, maxLength: 200 }),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      clinicId: draw.id("clinic"),
      consultingRoom: draw.id("consultingRoom"),
      startsAt: draw.text({ format: "date-time" }),
      durationMinutes: draw.integer({ minimum: 5, maximum: 480 }),
      urgency: draw.choice(["routine", "preferential", "critical"], "routine"),
      appointmentPhase: draw.choice(["requested", "confirmed", "attended", "calledOff", "missed"], "requested"),
      callOffReason: draw.text({ maxLength: 500 }),
      consultationFee: draw.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
    },
    {
      requiredKeys: [
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
    },
  ).filter(keepsRules([
    { all: [{ field: "appointmentPhase", is: "calledOff" }, { field: "callOffReason", isThere: false }] },
  ]));
}
