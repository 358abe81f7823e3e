// @generated from schema/entities/medicine.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const medicineReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "medicine.read",
  description: "A medicine in stock.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    tradeName: { type: "string", minLength: 2, maxLength: 120 },
    activeIngredient: { type: "string", maxLength: 200 },
    dosageForm: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"], default: "tablet" },
    stockedDoses: { type: "integer", minimum: 0, maximum: 1000000, default: 0 },
    unitPrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    stockValue: { type: "number", format: "money", readOnly: true, description: "Value of the doses in stock." },
    dosesShort: {
      type: "integer",
      readOnly: true,
      description: "Number of doses below the target stock of a thousand; negative above it.",
    },
    prescriptionOnly: { type: "boolean", default: true },
    storageCeiling: {
      type: "number",
      minimum: -80,
      maximum: 60,
      description: "Maximum storage temperature in degrees Celsius.",
    },
    supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
    leaflet: { type: "string", format: "uri", maxLength: 2000, description: "URL of the package leaflet." },
  },
  required: [
    "id",
    "tradeName",
    "dosageForm",
    "stockedDoses",
    "unitPrice",
    "stockValue",
    "dosesShort",
    "prescriptionOnly",
    "supplyState",
  ],
  additionalProperties: false,
};

/** Schema of create requests. */
export const medicineCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "medicine.create",
  description: "A medicine in stock.",
  type: "object",
  properties: {
    tradeName: { type: "string", minLength: 2, maxLength: 120 },
    activeIngredient: { type: "string", maxLength: 200 },
    dosageForm: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"], default: "tablet" },
    stockedDoses: { type: "integer", minimum: 0, maximum: 1000000, default: 0 },
    unitPrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    prescriptionOnly: { type: "boolean", default: true },
    storageCeiling: {
      type: "number",
      minimum: -80,
      maximum: 60,
      description: "Maximum storage temperature in degrees Celsius.",
    },
    supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
    leaflet: { type: "string", format: "uri", maxLength: 2000, description: "URL of the package leaflet." },
  },
  required: ["tradeName", "dosageForm", "stockedDoses", "unitPrice", "prescriptionOnly", "supplyState"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const medicineUpdateSchema: JsonSchema = { ...medicineCreateSchema, $id: "medicine.update" };
