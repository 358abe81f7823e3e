// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Treatment } from "../../schema/entities/treatment.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { TreatmentBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryTreatment(arbitrary: Arbitraries): Arbitrary<Treatment> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"],
    fields: {
      id: arbitrary.id("treatment"),
      diagnosis: { type: "string", minLength: 3, maxLength: 160 },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      medicines: arbitrary.list(arbitrary.id("medicine"), { uniqueItems: true }),
      urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
      prescribedOn: { type: "string", format: "date" },
      treatmentDays: { type: "integer", minimum: 1, maximum: 730 },
      instructions: { type: "string", maxLength: 20000 },
    },
  });
}

/** A random valid request body. */
export function arbitraryTreatmentBody(arbitrary: Arbitraries): Arbitrary<TreatmentBody> {
  return arbitraryRecord(arbitrary, {
    required: ["diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"],
    fields: {
      diagnosis: { type: "string", minLength: 3, maxLength: 160 },
      patientId: arbitrary.id("patient"),
      veterinarianId: arbitrary.id("veterinarian"),
      medicines: arbitrary.list(arbitrary.id("medicine"), { uniqueItems: true }),
      urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
      prescribedOn: { type: "string", format: "date" },
      treatmentDays: { type: "integer", minimum: 1, maximum: 730 },
      instructions: { type: "string", maxLength: 20000 },
    },
  });
}
