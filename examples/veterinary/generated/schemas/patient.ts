// @generated from schema/entities/patient.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const patientReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "patient.read",
  description: "An animal that the chain treats.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    callName: { type: "string", minLength: 1, maxLength: 60, description: "Name by which it is called." },
    keeper: {
      type: "object",
      required: ["id", "fullName"],
      additionalProperties: false,
      properties: { id: { type: "string" }, fullName: { type: "string" } },
      readOnly: true,
      description: "The keeper in responses, in addition to the id.",
    },
    keeperId: { type: "string", description: "Id of its keeper." },
    breedId: { type: "string", description: "Id of its breed." },
    animalSex: { type: "string", enum: ["female", "male"], default: "female" },
    birthDate: { type: "string", format: "date" },
    bodyWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1500,
      description: "Weight in kilograms at the last visit.",
    },
    chipNumber: { type: "string", pattern: "^[0-9]{15}$", description: "Number of its microchip (fifteen digits)." },
    kennelCard: { type: "string", readOnly: true, description: "Text of its kennel card." },
    neutered: { type: "boolean", default: false },
    allergies: {
      type: "array",
      maxItems: 20,
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "Substances that it must not be given.",
    },
    portrait: { type: "string", format: "uri", maxLength: 2000, description: "URL of its picture." },
    vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
    deceasedOn: { type: "string", format: "date", description: "Date of death." },
    anamnesis: { type: "string", maxLength: 4000 },
  },
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
  additionalProperties: false,
};

/** Schema of create requests. */
export const patientCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "patient.create",
  description: "An animal that the chain treats.",
  type: "object",
  properties: {
    callName: { type: "string", minLength: 1, maxLength: 60, description: "Name by which it is called." },
    keeperId: { type: "string", description: "Id of its keeper." },
    breedId: { type: "string", description: "Id of its breed." },
    animalSex: { type: "string", enum: ["female", "male"], default: "female" },
    birthDate: { type: "string", format: "date" },
    bodyWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1500,
      description: "Weight in kilograms at the last visit.",
    },
    chipNumber: { type: "string", pattern: "^[0-9]{15}$", description: "Number of its microchip (fifteen digits)." },
    neutered: { type: "boolean", default: false },
    allergies: {
      type: "array",
      maxItems: 20,
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "Substances that it must not be given.",
    },
    portrait: { type: "string", format: "uri", maxLength: 2000, description: "URL of its picture." },
    vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
    deceasedOn: { type: "string", format: "date", description: "Date of death." },
    anamnesis: { type: "string", maxLength: 4000 },
  },
  required: ["callName", "keeperId", "breedId", "animalSex", "birthDate", "neutered", "allergies", "vitalState"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const patientUpdateSchema: JsonSchema = { ...patientCreateSchema, $id: "patient.update" };
