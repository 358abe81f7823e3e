// @generated from schema/entities/breed.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const breedReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "breed.read",
  description: "A breed and its typical values.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    breedName: { type: "string", minLength: 2, maxLength: 80 },
    commonName: {
      type: "object",
      required: ["es-ES"],
      additionalProperties: false,
      properties: { "es-ES": { type: "string", maxLength: 80 }, "fr-FR": { type: "string", maxLength: 80 } },
      description: "Common name.",
    },
    animalSpecies: { type: "string", enum: ["canine", "feline", "lagomorph", "avian", "reptile"], default: "canine" },
    adultWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 200,
      description: "Weight of an adult animal in kilograms.",
    },
    predispositions: {
      type: "array",
      minItems: 0,
      maxItems: 12,
      uniqueItems: true,
      items: { type: "string" },
      description: "Hereditary diseases of the breed.",
    },
  },
  required: ["id", "breedName", "animalSpecies", "predispositions"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const breedCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "breed.create",
  description: "A breed and its typical values.",
  type: "object",
  properties: {
    breedName: { type: "string", minLength: 2, maxLength: 80 },
    commonName: {
      type: "object",
      required: ["es-ES"],
      additionalProperties: false,
      properties: { "es-ES": { type: "string", maxLength: 80 }, "fr-FR": { type: "string", maxLength: 80 } },
      description: "Common name.",
    },
    animalSpecies: { type: "string", enum: ["canine", "feline", "lagomorph", "avian", "reptile"], default: "canine" },
    adultWeight: {
      type: "number",
      exclusiveMinimum: 0,
      exclusiveMaximum: 200,
      description: "Weight of an adult animal in kilograms.",
    },
    predispositions: {
      type: "array",
      minItems: 0,
      maxItems: 12,
      uniqueItems: true,
      items: { type: "string" },
      description: "Hereditary diseases of the breed.",
    },
  },
  required: ["breedName", "animalSpecies", "predispositions"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const breedUpdateSchema: JsonSchema = { ...breedCreateSchema, $id: "breed.update" };
