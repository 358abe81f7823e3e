// @generated from schema/entities/appointment-series.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** Schema of responses. */
export const appointmentSeriesReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointmentSeries.read",
  description: "An order for several appointments of one animal at equal distances, for a cure or a course of injections.",
  type: "object",
  properties: {
    visitReason: { type: "string", minLength: 3, maxLength: 200 },
    patientId: { type: "string", description: "The animal, by id." },
    veterinarianId: { type: "string", description: "Who sees it, by id." },
    clinicId: { type: "string", description: "Where, by id." },
    firstVisit: { type: "string", format: "date-time", description: "The first appointment." },
    repetitions: {
      type: "integer",
      minimum: 2,
      maximum: 52,
      default: 4,
      description: "How many appointments to make.",
    },
    intervalDays: { type: "integer", minimum: 1, maximum: 365, default: 7, description: "Days from one to the next." },
  },
  required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const appointmentSeriesCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "appointmentSeries.create",
  description: "An order for several appointments of one animal at equal distances, for a cure or a course of injections.",
  type: "object",
  properties: {
    visitReason: { type: "string", minLength: 3, maxLength: 200 },
    patientId: { type: "string", description: "The animal, by id." },
    veterinarianId: { type: "string", description: "Who sees it, by id." },
    clinicId: { type: "string", description: "Where, by id." },
    firstVisit: { type: "string", format: "date-time", description: "The first appointment." },
    repetitions: {
      type: "integer",
      minimum: 2,
      maximum: 52,
      default: 4,
      description: "How many appointments to make.",
    },
    intervalDays: { type: "integer", minimum: 1, maximum: 365, default: 7, description: "Days from one to the next." },
  },
  required: ["visitReason", "patientId", "veterinarianId", "clinicId", "firstVisit", "repetitions", "intervalDays"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const appointmentSeriesUpdateSchema: JsonSchema = { ...appointmentSeriesCreateSchema, $id: "appointmentSeries.update" };
