// @generated from schema/entities/invoice-line.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const invoiceLineReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "invoiceLine.read",
  description: "A line of an invoice, embedded in the invoice.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    concept: { type: "string", minLength: 2, maxLength: 200 },
    unitCount: { type: "integer", minimum: 1, maximum: 9999, default: 1 },
    linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
    lineTotal: { type: "number", format: "money", readOnly: true, description: "Price of all units of the line." },
    invoiceId: { type: "string", readOnly: true, description: "The invoice that it belongs to." },
  },
  required: ["id", "concept", "unitCount", "linePrice", "vatRate", "lineTotal", "invoiceId"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const invoiceLineCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "invoiceLine.create",
  description: "A line of an invoice, embedded in the invoice.",
  type: "object",
  properties: {
    concept: { type: "string", minLength: 2, maxLength: 200 },
    unitCount: { type: "integer", minimum: 1, maximum: 9999, default: 1 },
    linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
  },
  required: ["concept", "unitCount", "linePrice", "vatRate"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const invoiceLineUpdateSchema: JsonSchema = { ...invoiceLineCreateSchema, $id: "invoiceLine.update" };
