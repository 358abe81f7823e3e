// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { AppointmentSeries } from "../../schema/entities/appointment-series.ts";
import type { Draw } from "entity-console/arbitraries";
import type { AppointmentSeriesBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawAppointmentSeries(draw: Draw): Arbitrary<AppointmentSeries> {
  return record(
    {
      visitReason: draw.text({ minLength: 3, maxLength: 200 }),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      clinicId: draw.id("clinic"),
      firstVisit: draw.text({ format: "date-time" }),
      repetitions: draw.integer({ minimum: 2, maximum: 52 }),
      intervalDays: draw.integer({ minimum: 1, maximum: 365 }),
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
export function drawAppointmentSeriesBody(draw: Draw): Arbitrary<AppointmentSeriesBody> {
  return record(
    {
      visitReason: draw.text({ minLength: 3, maxLength: 200 }),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      clinicId: draw.id("clinic"),
      firstVisit: draw.text({ format: "date-time" }),
      repetitions: draw.integer({ minimum: 2, maximum: 52 }),
      intervalDays: draw.integer({ minimum: 1, maximum: 365 }),
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
