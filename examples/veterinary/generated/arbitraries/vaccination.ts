// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Vaccination } from "../../schema/entities/vaccination.ts";
import { type Draw, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { VaccinationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawVaccination(draw: Draw): Arbitrary<Vaccination> {
  return record(
    {
      id: draw.id("vaccination"),
      batchNumber: draw.text({ minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" }),
      patientId: draw.id("patient"),
      medicineId: draw.id("medicine"),
      administeredOn: draw.text({ format: "date" }),
      boosterDue: draw.text({ format: "date" }),
      boosterMissed: draw.boolean(null),
    },
    { requiredKeys: ["id", "batchNumber", "patientId", "medicineId", "administeredOn", "boosterMissed"] },
  ).map(withComputedValues({ boosterMissed: { of: { field: "boosterDue", lessThan: { today: 0 } } } }));
}

/** A random valid request body. */
export function drawVaccinationBody(draw: Draw): Arbitrary<VaccinationBody> {
  return record(
    {
      batchNumber: draw.text({ minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" }),
      patientId: draw.id("patient"),
      medicineId: draw.id("medicine"),
      administeredOn: draw.text({ format: "date" }),
      boosterDue: draw.text({ format: "date" }),
    },
    { requiredKeys: ["batchNumber", "patientId", "medicineId", "administeredOn"] },
  ).filter(keepsRules([{ field: "boosterDue", lessThan: { field: "administeredOn" } }]));
}
