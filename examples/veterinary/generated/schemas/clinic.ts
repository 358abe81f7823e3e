// @generated from schema/entities/clinic.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const clinicReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "clinic.read",
  description: "One clinic of the chain, with its consulting rooms.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    clinicName: { type: "string", minLength: 2, maxLength: 80 },
    postalAddress: { type: "string", minLength: 5, maxLength: 300 },
    foundingYear: { type: "integer", minimum: 1950, maximum: 2100 },
    nightService: { type: "boolean", default: false },
    website: { type: "string", format: "uri", maxLength: 300 },
    publicNotice: { type: "string", maxLength: 20000, description: "Text on the clinic's page of the public site." },
    openingHours: {
      type: "array",
      maxItems: 21,
      default: [],
      items: {
        type: "object",
        properties: {
          openingDay: {
            type: "string",
            enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
          },
          opensAt: { type: "string", format: "time" },
          shutsAt: { type: "string", format: "time" },
          openFor: { type: "string", maxLength: 60, description: "Target group, such as emergencies." },
        },
        required: ["openingDay", "opensAt", "shutsAt"],
        additionalProperties: false,
      },
    },
    consultingRooms: {
      type: "array",
      minItems: 1,
      maxItems: 30,
      items: {
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
      },
    },
  },
  required: ["id", "clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const clinicCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "clinic.create",
  description: "One clinic of the chain, with its consulting rooms.",
  type: "object",
  properties: {
    clinicName: { type: "string", minLength: 2, maxLength: 80 },
    postalAddress: { type: "string", minLength: 5, maxLength: 300 },
    foundingYear: { type: "integer", minimum: 1950, maximum: 2100 },
    nightService: { type: "boolean", default: false },
    website: { type: "string", format: "uri", maxLength: 300 },
    publicNotice: { type: "string", maxLength: 20000, description: "Text on the clinic's page of the public site." },
    openingHours: {
      type: "array",
      maxItems: 21,
      default: [],
      items: {
        type: "object",
        properties: {
          openingDay: {
            type: "string",
            enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
          },
          opensAt: { type: "string", format: "time" },
          shutsAt: { type: "string", format: "time" },
          openFor: { type: "string", maxLength: 60, description: "Target group, such as emergencies." },
        },
        required: ["openingDay", "opensAt", "shutsAt"],
        additionalProperties: false,
      },
    },
    consultingRooms: {
      type: "array",
      minItems: 1,
      maxItems: 30,
      items: {
        description: "A room of a clinic, embedded in the clinic.",
        type: "object",
        properties: {
          id: { type: "string" },
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
      },
    },
  },
  required: ["clinicName", "postalAddress", "foundingYear", "nightService", "openingHours", "consultingRooms"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const clinicUpdateSchema: JsonSchema = { ...clinicCreateSchema, $id: "clinic.update" };
