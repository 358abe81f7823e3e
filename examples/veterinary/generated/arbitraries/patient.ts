// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Patient } from "../../schema/entities/patient.ts";
import { type Arbitraries, arbitraryRecord, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { PatientBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryPatient(arbitrary: Arbitraries): Arbitrary<Patient> {
  return arbitraryRecord(arbitrary, {
    required: [
      "id",
      "callName",
      "keeperId",
      "breedId",
      "animalSex",
      "birthDate",
      "kennelCard",
      "neutered",
      "allergies",
      "vitalState",
    ],
    fields: {
      id: arbitrary.id("patient"),
      callName: { type: "string", minLength: 1, maxLength: 60 },
      keeper: {
        type: "object",
        required: ["id", "fullName"],
        properties: { id: { type: "string" }, fullName: { type: "string" } },
      },
      keeperId: arbitrary.id("keeper"),
      breedId: arbitrary.id("breed"),
      animalSex: { type: "string", enum: ["female", "male"], default: "female" },
      birthDate: { type: "string", format: "date" },
      bodyWeight: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1500 },
      chipNumber: { type: "string", pattern: "^[0-9]{15}$" },
      kennelCard: { type: "string" },
      neutered: { type: "boolean", default: false },
      allergies: { type: "array", maxItems: 20, uniqueItems: true, items: { type: "string" } },
      portrait: { type: "string", format: "uri", maxLength: 2000 },
      vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
      deceasedOn: { type: "string", format: "date" },
      anamnesis: { type: "string", maxLength: 4000 },
    },
  }).map(withComputedValues({ kennelCard: { of: { join: ["callName", "chipNumber"], with: " · " } } }));
}

/** A random valid request body. */
export function arbitraryPatientBody(arbitrary: Arbitraries): Arbitrary<PatientBody> {
  return arbitraryRecord(arbitrary, {
    required: ["callName", "keeperId", "breedId", "animalSex", "birthDate", "neutered", "allergies", "vitalState"],
    fields: {
      callName: { type: "string", minLength: 1, maxLength: 60 },
      keeperId: arbitrary.id("keeper"),
      breedId: arbitrary.id("breed"),
      animalSex: { type: "string", enum: ["female", "male"], default: "female" },
      birthDate: { type: "string", format: "date" },
      bodyWeight: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1500 },
      chipNumber: { type: "string", pattern: "^[0-9]{15}$" },
      neutered: { type: "boolean", default: false },
      allergies: { type: "array", maxItems: 20, uniqueItems: true, items: { type: "string" } },
      portrait: { type: "string", format: "uri", maxLength: 2000 },
      vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
      deceasedOn: { type: "string", format: "date" },
      anamnesis: { type: "string", maxLength: 4000 },
    },
  }).filter(keepsRules([{ field: "deceasedOn", lessThan: { field: "birthDate" } }]));
}
