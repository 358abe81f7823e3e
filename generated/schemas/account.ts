// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
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
      description: "The user name for signing in: the e-mail address.",
    },
    email: { type: "string", format: "email", maxLength: 254 },
    presentation: { type: "string", maxLength: 2000, description: "A text in which the account presents itself." },
    image: { type: "string", format: "uri", maxLength: 2000, description: "URL of its picture." },
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
      description: "The plan in responses, in addition to its id.",
    },
    planId: { type: "string", description: "Id of its plan." },
    planPayment: { type: "string", description: "Id of its payment option, one of the plan's payments." },
    amount: {
      type: "number",
      minimum: 0,
      maximum: 9999999999999.99,
      format: "money",
      description: "Price per period.",
    },
    principalUser: {
      type: "boolean",
      readOnly: true,
      default: false,
      description: "True if its user is the principal user of the business.",
    },
  },
  required: ["id", "username", "email", "status", "createdAt", "updatedAt", "type", "principalUser"],
  additionalProperties: false,
};

/** Schema of create requests. */
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
      description: "The user name for signing in: the e-mail address.",
    },
    email: { type: "string", format: "email", maxLength: 254 },
    password: {
      type: "string",
      writeOnly: true,
      format: "password",
      minLength: 8,
      maxLength: 200,
      description: "Requests contain it, responses never do.",
    },
    presentation: { type: "string", maxLength: 2000, description: "A text in which the account presents itself." },
    image: { type: "string", format: "uri", maxLength: 2000, description: "URL of its picture." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "pending" },
    type: { type: "string", enum: ["individual", "business"], default: "individual" },
    planId: { type: "string", description: "Id of its plan." },
    planPayment: { type: "string", description: "Id of its payment option, one of the plan's payments." },
    amount: {
      type: "number",
      minimum: 0,
      maximum: 9999999999999.99,
      format: "money",
      description: "Price per period.",
    },
  },
  required: ["username", "email", "status", "type"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const accountUpdateSchema: JsonSchema = { ...accountCreateSchema, $id: "account.update" };
