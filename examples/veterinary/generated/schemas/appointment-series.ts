// @generated from schema/entities/appointment-series.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const appointmentSeriesReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointmentSeries.read",
  description: "Creates several appointments of an animal at equal intervals, for example for a course of injections.",
  type: "object",
  properties: {
    visitReason: { type: "string", minLength: 3, maxLength: 200 },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the veterinarian." },
    clinicId: { type: "string", description: "Id of the clinic." },
    firstVisit: { type: "string", format: "date-time", description: "Time of the first appointment." },
    repetitions: { type: "integer", minimum: 2, maximum: 52, default: 4, description: "Number of appointments." },
    intervalDays: { type: "integer", minimum: 1, maximum: 365, default: 7, description: "Days between appointments." },
  },
  required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const appointmentSeriesCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointmentSeries.create",
  description: "Creates several appointments of an animal at equal intervals, for example for a course of injections.",
  type: "object",
  properties: {
    visitReason: { type: "string", minLength: 3, maxLength: 200 },
    patientId: { type: "string", description: "Id of the animal." },
    veterinarianId: { type: "string", description: "Id of the veterinarian." },
    clinicId: { type: "string", description: "Id of the clinic." },
    firstVisit: { type: "string", format: "date-time", description: "Time of the first appointment." },
    repetitions: { type: "integer", minimum: 2, maximum: 52, default: 4, description: "Number of appointments." },
    intervalDays: { type: "integer", minimum: 1, maximum: 365, default: 7, description: "Days between appointments." },
  },
  required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const appointmentSeriesUpdateSchema: JsonSchema = { ...appointmentSeriesCreateSchema, $id: "appointmentSeries.update" };
