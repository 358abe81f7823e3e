// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const vaccinationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "vaccination.read",
  description: "A vaccination of an animal.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    batchNumber: {
      type: "string",
      minLength: 4,
      maxLength: 30,
      pattern: "^[A-Z0-9-]+$",
      description: "Batch number, as printed on the vial.",
    },
    patientId: { type: "string", description: "Id of the animal." },
    medicineId: { type: "string", description: "Id of the vaccine." },
    administeredOn: { type: "string", format: "date" },
    boosterDue: {
      type: "string",
      format: "date",
      description: "Due date of the booster; none if the protection is permanent.",
    },
    boosterMissed: { type: "boolean", readOnly: true, description: "True if the booster was due before today." },
  },
  required: ["id", "batchNumber", "patientId", "medicineId", "administeredOn", "boosterMissed"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const vaccinationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "vaccination.create",
  description: "A vaccination of an animal.",
  type: "object",
  properties: {
    batchNumber: {
      type: "string",
      minLength: 4,
      maxLength: 30,
      pattern: "^[A-Z0-9-]+$",
      description: "Batch number, as printed on the vial.",
    },
    patientId: { type: "string", description: "Id of the animal." },
    medicineId: { type: "string", description: "Id of the vaccine." },
    administeredOn: { type: "string", format: "date" },
    boosterDue: {
      type: "string",
      format: "date",
      description: "Due date of the booster; none if the protection is permanent.",
    },
  },
  required: ["batchNumber", "patientId", "medicineId", "administeredOn"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const vaccinationUpdateSchema: JsonSchema = { ...vaccinationCreateSchema, $id: "vaccination.update" };
