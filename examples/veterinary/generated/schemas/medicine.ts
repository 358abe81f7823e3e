// @generated from schema/entities/medicine.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** Schema of responses. */
export const medicineReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "medicine.read",
  description: "A medicine in the chain's store.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    tradeName: { type: "string", minLength: 2, maxLength: 120 },
    activeIngredient: { type: "string", maxLength: 200 },
    dosageForm: { type: "string", enum: ["tablet", "injectable", "syrup", "ointment"], default: "tablet" },
    stockedDoses: { type: "integer", minimum: 0, maximum: 1000000, default: 0 },
    unitPrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    stockValue: { type: "number", format: "money", readOnly: true, description: "What the doses in store are worth." },
    dosesShort: {
      type: "integer",
      readOnly: true,
      description: "How many doses the store is short of the thousand that it should have; less than none where it has more.",
    },
    prescriptionOnly: { type: "boolean", default: true },
    storageCeiling: {
      type: "number",
      minimum: -80,
      maximum: 60,
      description: "The highest temperature at which it keeps, in degrees Celsius.",
    },
    supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
    leaflet: { type: "string", format: "uri", maxLength: 2000, description: "Address of its leaflet." },
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
  description: "A medicine in the chain's store.",
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
      description: "The highest temperature at which it keeps, in degrees Celsius.",
    },
    supplyState: { type: "string", enum: ["supplied", "shortage", "withdrawn"], default: "supplied" },
    leaflet: { type: "string", format: "uri", maxLength: 2000, description: "Address of its leaflet." },
  },
  required: ["tradeName", "dosageForm", "stockedDoses", "unitPrice", "prescriptionOnly", "supplyState"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const medicineUpdateSchema: JsonSchema = { ...medicineCreateSchema, $id: "medicine.update" };
