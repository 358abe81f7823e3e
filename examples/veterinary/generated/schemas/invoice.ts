// @generated from schema/entities/invoice.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const invoiceReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "invoice.read",
  description: "The amount that a keeper owes for treatments.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    invoiceNumber: {
      type: "string",
      pattern: "^[0-9]{2}/[0-9]{5}$",
      description: "Two-digit year and a running number.",
    },
    keeper: {
      type: "object",
      required: ["id", "fullName"],
      additionalProperties: false,
      properties: { id: { type: "string" }, fullName: { type: "string" } },
      readOnly: true,
      description: "The keeper in responses, in addition to the id.",
    },
    keeperId: { type: "string", description: "Id of the keeper who pays." },
    issuedOn: { type: "string", format: "date" },
    settlementState: { type: "string", enum: ["unsettled", "settled", "writtenOff"], default: "unsettled" },
    settledOn: { type: "string", format: "date", readOnly: true },
    billingCurrency: { type: "string", enum: ["EUR", "CHF"], default: "EUR" },
    amountDue: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    invoiceLines: {
      type: "array",
      maxItems: 100,
      default: [],
      items: {
        description: "A line of an invoice, embedded in the invoice.",
        type: "object",
        properties: {
          id: { type: "string", readOnly: true },
          concept: { type: "string", minLength: 2, maxLength: 200 },
          unitCount: { type: "integer", minimum: 1, maximum: 9999, default: 1 },
          linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
          vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
          lineTotal: {
            type: "number",
            format: "money",
            readOnly: true,
            description: "Price of all units of the line.",
          },
          invoiceId: { type: "string", readOnly: true, description: "The invoice that it belongs to." },
        },
        required: ["id", "concept", "unitCount", "linePrice", "vatRate", "lineTotal", "invoiceId"],
        additionalProperties: false,
      },
    },
    updatedAt: { type: "string", format: "date-time", readOnly: true },
  },
  required: [
    "id",
    "invoiceNumber",
    "keeperId",
    "issuedOn",
    "settlementState",
    "amountDue",
    "invoiceLines",
    "updatedAt",
  ],
  additionalProperties: false,
};

/** Schema of create requests. */
export const invoiceCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "invoice.create",
  description: "The amount that a keeper owes for treatments.",
  type: "object",
  properties: {
    invoiceNumber: {
      type: "string",
      pattern: "^[0-9]{2}/[0-9]{5}$",
      description: "Two-digit year and a running number.",
    },
    keeperId: { type: "string", description: "Id of the keeper who pays." },
    issuedOn: { type: "string", format: "date" },
    settlementState: { type: "string", enum: ["unsettled", "settled", "writtenOff"], default: "unsettled" },
    billingCurrency: { type: "string", enum: ["EUR", "CHF"], default: "EUR" },
    amountDue: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
    invoiceLines: {
      type: "array",
      maxItems: 100,
      default: [],
      items: {
        description: "A line of an invoice, embedded in the invoice.",
        type: "object",
        properties: {
          id: { type: "string" },
          concept: { type: "string", minLength: 2, maxLength: 200 },
          unitCount: { type: "integer", minimum: 1, maximum: 9999, default: 1 },
          linePrice: { type: "number", minimum: 0, maximum: 999999999.99, format: "money", default: 0 },
          vatRate: { type: "string", enum: ["standardRate", "reducedRate", "exempt"], default: "standardRate" },
        },
        required: ["concept", "unitCount", "linePrice", "vatRate"],
        additionalProperties: false,
      },
    },
  },
  required: ["invoiceNumber", "keeperId", "issuedOn", "settlementState", "amountDue", "invoiceLines"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const invoiceUpdateSchema: JsonSchema = { ...invoiceCreateSchema, $id: "invoice.update" };
