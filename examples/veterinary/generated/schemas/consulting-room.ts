// @generated from schema/entities/consulting-room.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const consultingRoomReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "consultingRoom.read",
  description: "A room of a clinic, embedded in the clinic.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    roomName: { type: "string", minLength: 1, maxLength: 60 },
    roomEquipment: {
      type: "string",
      enum: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"],
      default: "generalPractice",
    },
    storey: { type: "integer", minimum: -2, maximum: 20, default: 0 },
    clinicId: { type: "string", readOnly: true, description: "The clinic that it belongs to." },
  },
  required: ["id", "roomName", "roomEquipment", "storey", "clinicId"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const consultingRoomCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "consultingRoom.create",
  description: "A room of a clinic, embedded in the clinic.",
  type: "object",
  properties: {
    roomName: { type: "string", minLength: 1, maxLength: 60 },
    roomEquipment: {
      type: "string",
      enum: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"],
      default: "generalPractice",
    },
    storey: { type: "integer", minimum: -2, maximum: 20, default: 0 },
  },
  required: ["roomName", "roomEquipment", "storey"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const consultingRoomUpdateSchema: JsonSchema = { ...consultingRoomCreateSchema, $id: "consultingRoom.update" };
