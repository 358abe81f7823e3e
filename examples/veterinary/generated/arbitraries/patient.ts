// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Patient } from "../../schema/entities/patient.ts";
import { type Draw, keepsRules, withComputedValues } from "entity-console/arbitraries";
import type { PatientBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawPatient(draw: Draw): Arbitrary<Patient> {
  return record(
    {
      id: draw.id("patient"),
      callName: draw.text({ minLength: 1, maxLength: 60 }),
      keeper: record(
        {
          id: draw.text({}),
          fullName: draw.text({}),
        },
        { requiredKeys: ["id", "fullName"] },
      ),
      keeperId: draw.id("keeper"),
      breedId: draw.id("breed"),
      animalSex: draw.choice(["female", "male"], "female"),
      birthDate: draw.text({ format: "date" }),
      bodyWeight: draw.number({ exclusiveMinimum: 0, exclusiveMaximum: 1500 }),
      chipNumber: draw.text({ pattern: "^[0-9]{15}$" }),
      kennelCard: draw.text({}),
      neutered: draw.boolean(false),
      allergies: draw.list(draw.text({}), { maxItems: 20, uniqueItems: true }),
      portrait: draw.text({ maxLength: 2000, format: "uri" }),
      vitalState: draw.choice(["underCare", "transferred", "deceased"], "underCare"),
      deceasedOn: draw.text({ format: "date" }),
      anamnesis: draw.text({ maxLength: 4000 }),
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
export function drawPatientBody(draw: Draw): Arbitrary<PatientBody> {
  return record(
    {
      callName: draw.text({ minLength: 1, maxLength: 60 }),
      keeperId: draw.id("keeper"),
      breedId: draw.id("breed"),
      animalSex: draw.choice(["female", "male"], "female"),
      birthDate: draw.text({ format: "date" }),
      bodyWeight: draw.number({ exclusiveMinimum: 0, exclusiveMaximum: 1500 }),
      chipNumber: draw.text({ pattern: "^[0-9]{15}$" }),
      neutered: draw.boolean(false),
      allergies: draw.list(draw.text({}), { maxItems: 20, uniqueItems: true }),
      portrait: draw.text({ maxLength: 2000, format: "uri" }),
      vitalState: draw.choice(["underCare", "transferred", "deceased"], "underCare"),
      deceasedOn: draw.text({ format: "date" }),
      anamnesis: draw.text({ maxLength: 4000 }),
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
