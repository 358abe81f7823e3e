// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { AppointmentSeries } from "../../schema/entities/appointment-series.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { AppointmentSeriesBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAppointmentSeries(arbitrary: Arbitraries): Arbitrary<AppointmentSeries> {
  return arbitraryRecord(arbitrary, {
    required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
    fields: {
      visitReason: { type: "string", minLength: 3, maxLength: 200 },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      firstVisit: { type: "string", format: "date-time" },
      repetitions: { type: "integer", minimum: 2, maximum: 52 },
      intervalDays: { type: "integer", minimum: 1, maximum: 365 },
    },
  });
}

/** A random valid request body. */
export function arbitraryAppointmentSeriesBody(arbitrary: Arbitraries): Arbitrary<AppointmentSeriesBody> {
  return arbitraryRecord(arbitrary, {
    required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
    fields: {
      visitReason: { type: "string", minLength: 3, maxLength: 200 },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      clinicId: arbitrary.id("clinic"),
      firstVisit: { type: "string", format: "date-time" },
      repetitions: { type: "integer", minimum: 2, maximum: 52 },
      intervalDays: { type: "integer", minimum: 1, maximum: 365 },
    },
  });
}
