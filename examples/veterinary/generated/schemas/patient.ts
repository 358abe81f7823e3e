// @generated from schema/entities/patient.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** Schema of responses. */
export const patientReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "patient.read",
  description: "An animal that the chain treats.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    callName: { type: "string", minLength: 1, maxLength: 60, description: "What it is called." },
    keeper: {
      type: "object",
      required: ["id", "fullName"],
      additionalProperties: false,
      properties: { id: { type: "string" }, fullName: { type: "string" } },
      readOnly: true,
      description: "Its keeper as the backend answers them, beside the id.",
    },
    keeperId: { type: "string", description: "Its keeper, by id." },
    breedId: { type: "string", description: "Its breed, by id." },
    animalSex: { type: "string", enum: ["female", "male"], default: "female" },
    birthDate: { type: "string", format: "date" },
    bodyWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1500,
      description: "In kilograms, at the last visit.",
    },
    chipNumber: { type: "string", pattern: "^[0-9]{15}$", description: "The fifteen digits of its microchip." },
    kennelCard: { type: "string", readOnly: true, description: "What its kennel card says." },
    neutered: { type: "boolean", default: false },
    allergies: {
      type: "array",
      maxItems: 20,
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "What it must not be given.",
    },
    portrait: { type: "string", format: "uri", maxLength: 2000, description: "Address of its picture." },
    vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
    deceasedOn: { type: "string", format: "date", description: "The day on which it died." },
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
    callName: { type: "string", minLength: 1, maxLength: 60, description: "What it is called." },
    keeperId: { type: "string", description: "Its keeper, by id." },
    breedId: { type: "string", description: "Its breed, by id." },
    animalSex: { type: "string", enum: ["female", "male"], default: "female" },
    birthDate: { type: "string", format: "date" },
    bodyWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 1500,
      description: "In kilograms, at the last visit.",
    },
    chipNumber: { type: "string", pattern: "^[0-9]{15}$", description: "The fifteen digits of its microchip." },
    neutered: { type: "boolean", default: false },
    allergies: {
      type: "array",
      maxItems: 20,
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "What it must not be given.",
    },
    portrait: { type: "string", format: "uri", maxLength: 2000, description: "Address of its picture." },
    vitalState: { type: "string", enum: ["underCare", "transferred", "deceased"], default: "underCare" },
    deceasedOn: { type: "string", format: "date", description: "The day on which it died." },
    anamnesis: { type: "string", maxLength: 4000 },
  },
  required: ["callName", "keeperId", "breedId", "animalSex", "birthDate", "neutered", "allergies", "vitalState"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const patientUpdateSchema: JsonSchema = { ...patientCreateSchema, $id: "patient.update" };
