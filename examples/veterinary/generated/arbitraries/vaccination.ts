// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Vaccination } from "../../schema/entities/vaccination.ts";
import { type Arbitraries, arbitraryRecord, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { VaccinationBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryVaccination(arbitrary: Arbitraries): Arbitrary<Vaccination> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "batchNumber", "patientId", "medicineId", "administeredOn", "boosterMissed"],
    fields: {
      id: arbitrary.id("vaccination"),
      batchNumber: { type: "string", minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" },
      patientId: arbitrary.id("patient"),
      medicineId: arbitrary.id("medicine"),
      administeredOn: { type: "string", format: "date" },
      boosterDue: { type: "string", format: "date" },
      boosterMissed: { type: "boolean" },
    },
  }).map(withComputedValues({ boosterMissed: { of: { field: "boosterDue", lessThan: { today: 0 } } } }));
}

/** A random valid request body. */
export function arbitraryVaccinationBody(arbitrary: Arbitraries): Arbitrary<VaccinationBody> {
  return arbitraryRecord(arbitrary, {
    required: ["batchNumber", "patientId", "medicineId", "administeredOn"],
    fields: {
      batchNumber: { type: "string", minLength: 4, maxLength: 30, pattern: "^[A-Z0-9-]+$" },
      patientId: arbitrary.id("patient"),
      medicineId: arbitrary.id("medicine"),
      administeredOn: { type: "string", format: "date" },
      boosterDue: { type: "string", format: "date" },
    },
  }).filter(keepsRules([{ field: "boosterDue", lessThan: { field: "administeredOn" } }]));
}
