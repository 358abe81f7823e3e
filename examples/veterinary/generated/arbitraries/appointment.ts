// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Appointment } from "../../schema/entities/appointment.ts";
import { type Arbitraries, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { AppointmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAppointment(arbitrary: Arbitraries): Arbitrary<Appointment> {
  return record(
    {
      id: arbitrary.id("appointment"),
      visitReason: arbitrary.text({ minLength: 3, maxLength: 200 }),
      patient: record(
        {
          id: arbitrary.text({}),
          callName: arbitrary.text({}),
        },
        { requiredKeys: ["id", "callName"] },
      ),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      consultingRoom: arbitrary.id("consultingRoom"),
      startsAt: arbitrary.text({ format: "date-time" }),
      durationMinutes: arbitrary.integer({ minimum: 5, maximum: 480 }),
      roomMinutes: arbitrary.integer({}),
      urgency: arbitrary.choice(["routine", "preferential", "critical"], "routine"),
      appointmentPhase: arbitrary.choice(["requested", "confirmed", "attended", "calledOff", "missed"], "requested"),
      callOffReason: arbitrary.text({ maxLength: 500 }),
      consultationFee: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
      createdAt: arbitrary.text({ format: "date-time" }),
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
export function arbitraryAppointmentBody(arbitrary: Arbitraries): Arbitrary<AppointmentBody> {
  return record(
    {
      visitReason: arbitrary.text({ minLength: 3, maxLength: 200 }),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      consultingRoom: arbitrary.id("consultingRoom"),
      startsAt: arbitrary.text({ format: "date-time" }),
      durationMinutes: arbitrary.integer({ minimum: 5, maximum: 480 }),
      urgency: arbitrary.choice(["routine", "preferential", "critical"], "routine"),
      appointmentPhase: arbitrary.choice(["requested", "confirmed", "attended", "calledOff", "missed"], "requested"),
      callOffReason: arbitrary.text({ maxLength: 500 }),
      consultationFee: arbitrary.number({ minimum: 0, maximum: 999999999.99, multipleOf: 0.01 }),
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
