// @generated from schema/entities/plan-payment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const planPaymentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "planPayment.read",
  description: "A payment option of a plan, embedded in the plan.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    description: { type: "string", maxLength: 500 },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
    periodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
    price: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", default: 0 },
    currency: { type: "string", pattern: "^[A-Z]{3}$", default: "BRL" },
    planId: { type: "string", readOnly: true, description: "The plan that it belongs to." },
  },
  required: ["id", "name", "status", "periodicity", "price", "currency", "planId"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const planPaymentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "planPayment.create",
  description: "A payment option of a plan, embedded in the plan.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    description: { type: "string", maxLength: 500 },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
    periodicity: { type: "string", enum: ["on-demand", "monthly", "yearly"], default: "monthly" },
    price: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", default: 0 },
    currency: { type: "string", pattern: "^[A-Z]{3}$", default: "BRL" },
  },
  required: ["name", "status", "periodicity", "price", "currency"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const planPaymentUpdateSchema: JsonSchema = { ...planPaymentCreateSchema, $id: "planPayment.update" };
