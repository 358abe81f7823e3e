// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Patient } from "../../schema/entities/patient.ts";
import { type Arbitraries, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { PatientBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryPatient(arbitrary: Arbitraries): Arbitrary<Patient> {
  return record(
    {
      id: arbitrary.id("patient"),
      callName: arbitrary.text({ minLength: 1, maxLength: 60 }),
      keeper: record(
        {
          id: arbitrary.text({}),
          fullName: arbitrary.text({}),
        },
        { requiredKeys: ["id", "fullName"] },
      ),
      keeperId: arbitrary.id("keeper"),
      breedId: arbitrary.id("breed"),
      animalSex: arbitrary.choice(["female", "male"], "female"),
      birthDate: arbitrary.text({ format: "date" }),
      bodyWeight: arbitrary.number({ exclusiveMinimum: 0, exclusiveMaximum: 1500 }),
      chipNumber: arbitrary.text({ pattern: "^[0-9]{15}$" }),
      kennelCard: arbitrary.text({}),
      neutered: arbitrary.boolean(false),
      allergies: arbitrary.list(arbitrary.text({}), { maxItems: 20, uniqueItems: true }),
      portrait: arbitrary.text({ maxLength: 2000, format: "uri" }),
      vitalState: arbitrary.choice(["underCare", "transferred", "deceased"], "underCare"),
      deceasedOn: arbitrary.text({ format: "date" }),
      anamnesis: arbitrary.text({ maxLength: 4000 }),
    },
    {
      requiredKeys: [
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
    },
  ).map(withComputedValues({ kennelCard: { of: { join: ["callName", "chipNumber"], with: " · " } } }));
}

/** A random valid request body. */
export function arbitraryPatientBody(arbitrary: Arbitraries): Arbitrary<PatientBody> {
  return record(
    {
      callName: arbitrary.text({ minLength: 1, maxLength: 60 }),
      keeperId: arbitrary.id("keeper"),
      breedId: arbitrary.id("breed"),
      animalSex: arbitrary.choice(["female", "male"], "female"),
      birthDate: arbitrary.text({ format: "date" }),
      bodyWeight: arbitrary.number({ exclusiveMinimum: 0, exclusiveMaximum: 1500 }),
      chipNumber: arbitrary.text({ pattern: "^[0-9]{15}$" }),
      neutered: arbitrary.boolean(false),
      allergies: arbitrary.list(arbitrary.text({}), { maxItems: 20, uniqueItems: true }),
      portrait: arbitrary.text({ maxLength: 2000, format: "uri" }),
      vitalState: arbitrary.choice(["underCare", "transferred", "deceased"], "underCare"),
      deceasedOn: arbitrary.text({ format: "date" }),
      anamnesis: arbitrary.text({ maxLength: 4000 }),
    },
    {
      requiredKeys: [
        "callName",
        "keeperId",
        "breedId",
        "animalSex",
        "birthDate",
        "neutered",
        "allergies",
        "vitalState",
      ],
    },
  ).filter(keepsRules([{ field: "deceasedOn", lessThan: { field: "birthDate" } }]));
}
