// @generated from schema/entities/account.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
export const accountReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "account.read",
  description: "A subscriber: the person or business that takes a plan.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    username: {
      type: "string",
      format: "email",
      maxLength: 254,
      description: "The name it signs in with, which is its e-mail address.",
    },
    email: { type: "string", format: "email", maxLength: 254 },
    presentation: { type: "string", maxLength: 2000, description: "What it says of itself." },
    image: { type: "string", format: "uri", maxLength: 2000, description: "Address of its picture." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "pending" },
    createdAt: { type: "string", format: "date-time", readOnly: true },
    updatedAt: { type: "string", format: "date-time", readOnly: true },
    type: { type: "string", enum: ["individual", "business"], default: "individual" },
    plan: {
      type: "object",
      required: ["id", "name"],
      additionalProperties: false,
      properties: { id: { type: "string" }, name: { type: "string" } },
      readOnly: true,
      description: "Its plan as the backend answers it, beside the plan's id.",
    },
    planId: { type: "string", description: "Its plan, by id." },
    planPayment: { type: "string", description: "Its way of paying: one of its plan's payments, by id." },
    amount: {
      type: "number",
      minimum: 0,
      maximum: 9999999999999.99,
      format: "money",
      description: "What it pays each period.",
    },
    principalUser: {
      type: "boolean",
      readOnly: true,
      default: false,
      description: "Whether its user is the principal one of its business.",
    },
  },
  required: ["id", "username", "email", "status", "createdAt", "updatedAt", "type", "principalUser"],
  additionalProperties: false,
};

/** What a create sends. */
export const accountCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "account.create",
  description: "A subscriber: the person or business that takes a plan.",
  type: "object",
  properties: {
    username: {
      type: "string",
      format: "email",
      maxLength: 254,
      description: "The name it signs in with, which is its e-mail address.",
    },
    email: { type: "string", format: "email", maxLength: 254 },
    password: {
      type: "string",
      writeOnly: true,
      format: "password",
      minLength: 8,
      maxLength: 200,
      description: "Sent only to be set; no answer ever has it.",
    },
    presentation: { type: "string", maxLength: 2000, description: "What it says of itself." },
    image: { type: "string", format: "uri", maxLength: 2000, description: "Address of its picture." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "pending" },
    type: { type: "string", enum: ["individual", "business"], default: "individual" },
    planId: { type: "string", description: "Its plan, by id." },
    planPayment: { type: "string", description: "Its way of paying: one of its plan's payments, by id." },
    amount: {
      type: "number",
      minimum: 0,
      maximum: 9999999999999.99,
      format: "money",
      description: "What it pays each period.",
    },
  },
  required: ["username", "email", "status", "type"],
  additionalProperties: false,
};

/** What an update sends. */
export const accountUpdateSchema: JsonSchema = { ...accountCreateSchema, $id: "account.update" };
