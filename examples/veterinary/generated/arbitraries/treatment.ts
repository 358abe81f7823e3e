// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Treatment } from "../../schema/entities/treatment.ts";
import type { Draw } from "entity-console/arbitraries";
import type { TreatmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawTreatment(draw: Draw): Arbitrary<Treatment> {
  return record(
    {
      id: draw.id("treatment"),
      diagnosis: draw.text({ minLength: 3, maxLength: 160 }),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      medicines: draw.list(draw.id("medicine"), { uniqueItems: true }),
      urgency: draw.choice(["routine", "preferential", "critical"], "routine"),
      prescribedOn: draw.text({ format: "date" }),
      treatmentDays: draw.integer({ minimum: 1, maximum: 730 }),
      instructions: draw.text({ maxLength: 20000 }),
    },
    { requiredKeys: ["id", "diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"] },
  );
}

/** A random valid request body. */
export function drawTreatmentBody(draw: Draw): Arbitrary<TreatmentBody> {
  return record(
    {
      diagnosis: draw.text({ minLength: 3, maxLength: 160 }),
      patientId: draw.id("patient"),
      veterinarianId: draw.id("veterinarian"),
      medicines: draw.list(draw.id("medicine"), { uniqueItems: true }),
      urgency: draw.choice(["routine", "preferential", "critical"], "routine"),
      prescribedOn: draw.text({ format: "date" }),
      treatmentDays: draw.integer({ minimum: 1, maximum: 730 }),
      instructions: draw.text({ maxLength: 20000 }),
    },
    { requiredKeys: ["diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"] },
  );
}
