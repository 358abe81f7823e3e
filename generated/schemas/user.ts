// @generated from schema/entities/user.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const userReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "user.read",
  description: "A person who signs in.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    username: { type: "string", format: "email", maxLength: 254 },
    email: { type: "string", format: "email", maxLength: 254 },
  },
  required: ["id", "name", "username", "email"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const userCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "user.create",
  description: "A person who signs in.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    username: { type: "string", format: "email", maxLength: 254 },
    email: { type: "string", format: "email", maxLength: 254 },
    password: {
      type: "string",
      writeOnly: true,
      format: "password",
      minLength: 8,
      maxLength: 200,
      description: "Requests contain it, responses never do.",
    },
  },
  required: ["name", "username", "email"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const userUpdateSchema: JsonSchema = { ...userCreateSchema, $id: "user.update" };
