// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** Schema of responses. */
export const vaccinationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "vaccination.read",
  description: "One injection that protects an animal for a while.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    batchNumber: {
      type: "string",
      minLength: 4,
      maxLength: 30,
      pattern: "^[A-Z0-9-]+$",
      description: "The number of the batch, as printed on the vial.",
    },
    patientId: { type: "string", description: "The animal, by id." },
    medicineId: { type: "string", description: "The vaccine, by id." },
    administeredOn: { type: "string", format: "date" },
    boosterDue: {
      type: "string",
      format: "date",
      description: "When the next injection is due; none means that the protection lasts.",
    },
    boosterMissed: {
      type: "boolean",
      readOnly: true,
      description: "Whether the next injection should have been given before today.",
    },
  },
  required: ["id", "batchNumber", "patientId", "medicineId", "administeredOn", "boosterMissed"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const vaccinationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "vaccination.create",
  description: "One injection that protects an animal for a while.",
  type: "object",
  properties: {
    batchNumber: {
      type: "string",
      minLength: 4,
      maxLength: 30,
      pattern: "^[A-Z0-9-]+$",
      description: "The number of the batch, as printed on the vial.",
    },
    patientId: { type: "string", description: "The animal, by id." },
    medicineId: { type: "string", description: "The vaccine, by id." },
    administeredOn: { type: "string", format: "date" },
    boosterDue: {
      type: "string",
      format: "date",
      description: "When the next injection is due; none means that the protection lasts.",
    },
  },
  required: ["batchNumber", "patientId", "medicineId", "administeredOn"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const vaccinationUpdateSchema: JsonSchema = { ...vaccinationCreateSchema, $id: "vaccination.update" };
