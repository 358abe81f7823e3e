// @generated from schema/entities/teacher.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const teacherReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "teacher.read",
  description: "The teacher profile of a signed-in user.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    email: { type: "string", format: "email", maxLength: 254 },
    presentation: { type: "string", maxLength: 2000 },
    user: {
      description: "The user account of this teacher.",
      type: "object",
      properties: {
        id: { type: "string", readOnly: true },
        name: { type: "string", minLength: 1, maxLength: 120 },
        username: { type: "string", format: "email", maxLength: 254 },
        email: { type: "string", format: "email", maxLength: 254 },
      },
      required: ["id", "name", "username", "email"],
      additionalProperties: false,
    },
  },
  required: ["id", "name", "email", "user"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const teacherCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "teacher.create",
  description: "The teacher profile of a signed-in user.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    email: { type: "string", format: "email", maxLength: 254 },
    presentation: { type: "string", maxLength: 2000 },
    user: {
      type: "object",
      required: ["id", "name", "username", "email"],
      additionalProperties: false,
      properties: {
        id: { type: "string", readOnly: true },
        name: { type: "string", minLength: 1, maxLength: 120 },
        username: { type: "string", format: "email", maxLength: 254 },
        email: { type: "string", format: "email", maxLength: 254 },
        password: {
          type: "string",
          description: "Requests contain it, responses never do.",
          writeOnly: true,
          format: "password",
          minLength: 8,
          maxLength: 200,
        },
      },
      description: "The user account of this teacher.",
    },
  },
  required: ["name", "email", "user"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const teacherUpdateSchema: JsonSchema = { ...teacherCreateSchema, $id: "teacher.update" };
