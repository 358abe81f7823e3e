// @generated from schema/entities/appointment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const appointmentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointment.read",
  description: "A visit of an animal to a clinic.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    visitReason: { type: "string", minLength: 3, maxLength: 200, description: "Reason for the visit." },
    patient: {
      type: "object",
      required: ["id", "callName"],
      additionalProperties: false,
      properties: { id: { type: "string" }, callName: { type: "string" } },
      readOnly: true,
      description: "The animal in responses, in addition to its id.",
    },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the veterinarian." },
    clinicId: { type: "string", description: "Id of the clinic." },
    consultingRoom: { type: "string", description: "Id of a room of the clinic." },
    startsAt: { type: "string", format: "date-time" },
    durationMinutes: { type: "integer", minimum: 5, maximum: 480, default: 20 },
    roomMinutes: {
      type: "integer",
      readOnly: true,
      description: "Time for which the room is occupied, including cleaning.",
    },
    urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
    appointmentPhase: {
      type: "string",
      enum: ["requested", "confirmed", "attended", "calledOff", "missed"],
      default: "requested",
    },
    callOffReason: { type: "string", maxLength: 500 },
    consultationFee: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 35 },
    createdAt: { type: "string", format: "date-time", readOnly: true },
  },
  required: [
    "id",
    "visitReason",
    "patientId",
    "veterinarianId",
    "clinicId",
    "startsAt",
    "durationMinutes",
    "roomMinutes",
    "urgency",
    "appointmentPhase",
    "consultationFee",
    "createdAt",
  ],
  additionalProperties: false,
};

/** Schema of create requests. */
export const appointmentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointment.create",
  description: "A visit of an animal to a clinic.",
  type: "object",
  properties: {
    visitReason: { type: "string", minLength: 3, maxLength: 200, description: "Reason for the visit." },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the veterinarian." },
    clinicId: { type: "string", description: "Id of the clinic." },
    consultingRoom: { type: "string", description: "Id of a room of the clinic." },
    startsAt: { type: "string", format: "date-time" },
    durationMinutes: { type: "integer", minimum: 5, maximum: 480, default: 20 },
    urgency: { type: "string", enum: ["routine", "preferential", "critical"], default: "routine" },
    appointmentPhase: {
      type: "string",
      enum: ["requested", "confirmed", "attended", "calledOff", "missed"],
      default: "requested",
    },
    callOffReason: { type: "string", maxLength: 500 },
    consultationFee: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 35 },
  },
  required: [
    "visitReason",
    "patientId",
    "veterinarianId",
    "clinicId",
    "startsAt",
    "durationMinutes",
    "urgency",
    "appointmentPhase",
    "consultationFee",
  ],
  additionalProperties: false,
};

/** Schema of update requests. */
export const appointmentUpdateSchema: JsonSchema = { ...appointmentCreateSchema, $id: "appointment.update" };
