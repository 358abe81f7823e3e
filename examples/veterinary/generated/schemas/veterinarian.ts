// @generated from schema/entities/veterinarian.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const veterinarianReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "veterinarian.read",
  description: "A veterinarian of the chain.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    fullName: { type: "string", minLength: 2, maxLength: 120 },
    licenceNumber: {
      type: "string",
      pattern: "^[A-Z]{2}-[0-9]{4,6}$",
      description: "Number in the professional register.",
    },
    dutyState: { type: "string", enum: ["onDuty", "onLeave", "departed"], default: "onDuty" },
    specialities: { type: "array", minItems: 1, maxItems: 8, uniqueItems: true, items: { type: "string" } },
    clinics: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "string" },
      description: "Ids of the clinics where they work.",
    },
    hiredOn: { type: "string", format: "date" },
    hourlyRate: { type: "number", default: 0 },
    curriculum: { type: "string", maxLength: 5000 },
  },
  required: ["id", "fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const veterinarianCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "veterinarian.create",
  description: "A veterinarian of the chain.",
  type: "object",
  properties: {
    fullName: { type: "string", minLength: 2, maxLength: 120 },
    licenceNumber: {
      type: "string",
      pattern: "^[A-Z]{2}-[0-9]{4,6}$",
      description: "Number in the professional register.",
    },
    dutyState: { type: "string", enum: ["onDuty", "onLeave", "departed"], default: "onDuty" },
    specialities: { type: "array", minItems: 1, maxItems: 8, uniqueItems: true, items: { type: "string" } },
    clinics: {
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "string" },
      description: "Ids of the clinics where they work.",
    },
    hiredOn: { type: "string", format: "date" },
    hourlyRate: { type: "number", default: 0 },
    curriculum: { type: "string", maxLength: 5000 },
  },
  required: ["fullName", "licenceNumber", "dutyState", "specialities", "clinics", "hourlyRate"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const veterinarianUpdateSchema: JsonSchema = { ...veterinarianCreateSchema, $id: "veterinarian.update" };
