// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Veterinarian } from "../../schema/entities/veterinarian.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { VeterinarianBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryVeterinarian(arbitrary: Arbitraries): Arbitrary<Veterinarian> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"],
    fields: {
      id: arbitrary.id("veterinarian"),
      fullName: { type: "string", minLength: 2, maxLength: 120 },
      licenceNumber: { type: "string", pattern: "^[A-Z]{2}-[0-9]{4,6}$" },
      dutyState: { type: "string", enum: ["onDuty", "onLeave", "departed"], default: "onDuty" },
      specialities: { type: "array", minItems: 1, maxItems: 8, uniqueItems: true, items: { type: "string" } },
      clinics: arbitrary.list(arbitrary.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: { type: "string", format: "date" },
      hourlyRate: { type: "number" },
      curriculum: { type: "string", maxLength: 5000 },
    },
  });
}

/** A random valid request body. */
export function arbitraryVeterinarianBody(arbitrary: Arbitraries): Arbitrary<VeterinarianBody> {
  return arbitraryRecord(arbitrary, {
    required: ["fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"],
    fields: {
      fullName: { type: "string", minLength: 2, maxLength: 120 },
      licenceNumber: { type: "string", pattern: "^[A-Z]{2}-[0-9]{4,6}$" },
      dutyState: { type: "string", enum: ["onDuty", "onLeave", "departed"], default: "onDuty" },
      specialities: { type: "array", minItems: 1, maxItems: 8, uniqueItems: true, items: { type: "string" } },
      clinics: arbitrary.list(arbitrary.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: { type: "string", format: "date" },
      hourlyRate: { type: "number" },
      curriculum: { type: "string", maxLength: 5000 },
    },
  });
}
