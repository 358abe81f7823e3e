// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Veterinarian } from "../../schema/entities/veterinarian.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { VeterinarianBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryVeterinarian(arbitrary: Arbitraries): Arbitrary<Veterinarian> {
  return record(
    {
      id: arbitrary.id("veterinarian"),
      fullName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      licenceNumber: arbitrary.text({ pattern: "^[A-Z]{2}-[0-9]{4,6}$" }),
      dutyState: arbitrary.choice(["onDuty", "onLeave", "departed"], "onDuty"),
      specialities: arbitrary.list(arbitrary.text({}), { minItems: 1, maxItems: 8, uniqueItems: true }),
      clinics: arbitrary.list(arbitrary.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: arbitrary.text({ format: "date" }),
      hourlyRate: arbitrary.number({}),
      curriculum: arbitrary.text({ maxLength: 5000 }),
    },
    { requiredKeys: ["id", "fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"] },
  );
}

/** A random valid request body. */
export function arbitraryVeterinarianBody(arbitrary: Arbitraries): Arbitrary<VeterinarianBody> {
  return record(
    {
      fullName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      licenceNumber: arbitrary.text({ pattern: "^[A-Z]{2}-[0-9]{4,6}$" }),
      dutyState: arbitrary.choice(["onDuty", "onLeave", "departed"], "onDuty"),
      specialities: arbitrary.list(arbitrary.text({}), { minItems: 1, maxItems: 8, uniqueItems: true }),
      clinics: arbitrary.list(arbitrary.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: arbitrary.text({ format: "date" }),
      hourlyRate: arbitrary.number({}),
      curriculum: arbitrary.text({ maxLength: 5000 }),
    },
    { requiredKeys: ["fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"] },
  );
}
