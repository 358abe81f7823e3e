// @generated from schema/entities/duty-roster.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const dutyRosterReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "dutyRoster.read",
  description: "The veterinarian on night duty in a week. Other programs read it; it has no screens.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    rosterWeek: { type: "string", format: "date", description: "The Monday of the week." },
    veterinarianId: { type: "string", description: "Id of the veterinarian on duty." },
    rosterNote: { type: "string", maxLength: 300 },
  },
  required: ["id", "rosterWeek", "veterinarianId"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const dutyRosterCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "dutyRoster.create",
  description: "The veterinarian on night duty in a week. Other programs read it; it has no screens.",
  type: "object",
  properties: {
    rosterWeek: { type: "string", format: "date", description: "The Monday of the week." },
    veterinarianId: { type: "string", description: "Id of the veterinarian on duty." },
    rosterNote: { type: "string", maxLength: 300 },
  },
  required: ["rosterWeek", "veterinarianId"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const dutyRosterUpdateSchema: JsonSchema = { ...dutyRosterCreateSchema, $id: "dutyRoster.update" };
