// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Veterinarian } from "../../schema/entities/veterinarian.ts";
import type { Draw } from "entity-console/arbitraries";
import type { VeterinarianBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawVeterinarian(draw: Draw): Arbitrary<Veterinarian> {
  return record(
    {
      id: draw.id("veterinarian"),
      fullName: draw.text({ minLength: 2, maxLength: 120 }),
      licenceNumber: draw.text({ pattern: "^[A-Z]{2}-[0-9]{4,6}$" }),
      dutyState: draw.choice(["onDuty", "onLeave", "departed"], "onDuty"),
      specialities: draw.list(draw.text({}), { minItems: 1, maxItems: 8, uniqueItems: true }),
      clinics: draw.list(draw.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: draw.text({ format: "date" }),
      hourlyRate: draw.number({}),
      curriculum: draw.text({ maxLength: 5000 }),
    },
    { requiredKeys: ["id", "fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"] },
  );
}

/** A random valid request body. */
export function drawVeterinarianBody(draw: Draw): Arbitrary<VeterinarianBody> {
  return record(
    {
      fullName: draw.text({ minLength: 2, maxLength: 120 }),
      licenceNumber: draw.text({ pattern: "^[A-Z]{2}-[0-9]{4,6}$" }),
      dutyState: draw.choice(["onDuty", "onLeave", "departed"], "onDuty"),
      specialities: draw.list(draw.text({}), { minItems: 1, maxItems: 8, uniqueItems: true }),
      clinics: draw.list(draw.id("clinic"), { minItems: 1, uniqueItems: true }),
      hiredOn: draw.text({ format: "date" }),
      hourlyRate: draw.number({}),
      curriculum: draw.text({ maxLength: 5000 }),
    },
    { requiredKeys: ["fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"] },
  );
}
