// @generated from schema/entities/treatment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const treatmentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "treatment.read",
  description: "A prescribed course of medicines for an animal.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    diagnosis: { type: "string", minLength: 3, maxLength: 160 },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the prescribing veterinarian." },
    medicines: {
      type: "array",
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "Ids of the prescribed medicines.",
    },
    urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
    prescribedOn: { type: "string", format: "date" },
    treatmentDays: { type: "integer", minimum: 1, maximum: 730 },
    instructions: { type: "string", maxLength: 20000, description: "Instructions for the keeper." },
  },
  required: ["id", "diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const treatmentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "treatment.create",
  description: "A prescribed course of medicines for an animal.",
  type: "object",
  properties: {
    diagnosis: { type: "string", minLength: 3, maxLength: 160 },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the prescribing veterinarian." },
    medicines: {
      type: "array",
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "Ids of the prescribed medicines.",
    },
    urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
    prescribedOn: { type: "string", format: "date" },
    treatmentDays: { type: "integer", minimum: 1, maximum: 730 },
    instructions: { type: "string", maxLength: 20000, description: "Instructions for the keeper." },
  },
  required: ["diagnosis", "patientId", "veterinarianId", "medicines", "urgency", "prescribedOn"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const treatmentUpdateSchema: JsonSchema = { ...treatmentCreateSchema, $id: "treatment.update" };
