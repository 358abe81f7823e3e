// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { AppointmentSeries } from "../../schema/entities/appointment-series.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { AppointmentSeriesBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAppointmentSeries(arbitrary: Arbitraries): Arbitrary<AppointmentSeries> {
  return record(
    {
      visitReason: arbitrary.text({ minLength: 3, maxLength: 200 }),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      firstVisit: arbitrary.text({ format: "date-time" }),
      repetitions: arbitrary.integer({ minimum: 2, maximum: 52 }),
      intervalDays: arbitrary.integer({ minimum: 1, maximum: 365 }),
    },
    {
      requiredKeys: [
        "visitReason",
        "patientId",
        "veterinarianId",
        "clinicId",
        "firstVisit",
        "repetitions",
        "intervalDays",
      ],
    },
  );
}

/** A random valid request body. */
export function arbitraryAppointmentSeriesBody(arbitrary: Arbitraries): Arbitrary<AppointmentSeriesBody> {
  return record(
    {
      visitReason: arbitrary.text({ minLength: 3, maxLength: 200 }),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      firstVisit: arbitrary.text({ format: "date-time" }),
      repetitions: arbitrary.integer({ minimum: 2, maximum: 52 }),
      intervalDays: arbitrary.integer({ minimum: 1, maximum: 365 }),
    },
    {
      requiredKeys: [
        "visitReason",
        "patientId",
        "veterinarianId",
        "clinicId",
        "firstVisit",
        "repetitions",
        "intervalDays",
      ],
    },
  );
}
