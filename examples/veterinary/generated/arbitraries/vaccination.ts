// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Vaccination } from "../../schema/entities/vaccination.ts";
import { type Arbitraries, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { VaccinationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryVaccination(arbitrary: Arbitraries): Arbitrary<Vaccination> {
  return record(
    {
      id: arbitrary.id("vaccination"),
      batchNumber: arbitrary.text({ minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" }),
      patientId: arbitrary.id("patient"),
      medicineId: arbitrary.id("medicine"),
      administeredOn: arbitrary.text({ format: "date" }),
      boosterDue: arbitrary.text({ format: "date" }),
      boosterMissed: arbitrary.boolean(null),
    },
    { requiredKeys: ["id", "batchNumber", "patientId", "medicineId", "administeredOn", "boosterMissed"] },
  ).map(withComputedValues({ boosterMissed: { of: { field: "boosterDue", lessThan: { today: 0 } } } }));
}

/** A random valid request body. */
export function arbitraryVaccinationBody(arbitrary: Arbitraries): Arbitrary<VaccinationBody> {
  return record(
    {
      batchNumber: arbitrary.text({ minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" }),
      patientId: arbitrary.id("patient"),
      medicineId: arbitrary.id("medicine"),
      administeredOn: arbitrary.text({ format: "date" }),
      boosterDue: arbitrary.text({ format: "date" }),
    },
    { requiredKeys: ["batchNumber", "patientId", "medicineId", "administeredOn"] },
  ).filter(keepsRules([{ field: "boosterDue", lessThan: { field: "administeredOn" } }]));
}
