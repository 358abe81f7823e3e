// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Treatment } from "../../schema/entities/treatment.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { TreatmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryTreatment(arbitrary: Arbitraries): Arbitrary<Treatment> {
  return record(
    {
      id: arbitrary.id("treatment"),
      diagnosis: arbitrary.text({ minLength: 3, maxLength: 160 }),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      medicines: arbitrary.list(arbitrary.id("medicine"), { uniqueItems: true }),
      urgency: arbitrary.choice(["routine", "preferential", "critical"], "routine"),
      prescribedOn: arbitrary.text({ format: "date" }),
      treatmentDays: arbitrary.integer({ minimum: 1, maximum: 730 }),
      instructions: arbitrary.text({ maxLength: 20000 }),
    },
    { requiredKeys: ["id", "diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"] },
  );
}

/** A random valid request body. */
export function arbitraryTreatmentBody(arbitrary: Arbitraries): Arbitrary<TreatmentBody> {
  return record(
    {
      diagnosis: arbitrary.text({ minLength: 3, maxLength: 160 }),
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      medicines: arbitrary.list(arbitrary.id("medicine"), { uniqueItems: true }),
      urgency: arbitrary.choice(["routine", "preferential", "critical"], "routine"),
      prescribedOn: arbitrary.text({ format: "date" }),
      treatmentDays: arbitrary.integer({ minimum: 1, maximum: 730 }),
      instructions: arbitrary.text({ maxLength: 20000 }),
    },
    { requiredKeys: ["diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"] },
  );
}
