// @generated from schema/entities/student.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const studentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "student.read",
  description: "A student of a teacher.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    email: { type: "string", format: "email", maxLength: 254 },
    phone: { type: "string", maxLength: 40 },
    address: { type: "string", maxLength: 300 },
    whatsapp: { type: "string", maxLength: 40 },
    observation: { type: "string", maxLength: 2000 },
    dateOfBirth: { type: "string", format: "date" },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    registration: { type: "string", maxLength: 60, description: "Registration number at the school." },
    document: { type: "string", maxLength: 60, description: "Identity document." },
    classrooms: {
      type: "array",
      uniqueItems: true,
      items: { type: "string" },
      description: "Ids of the classrooms that the student attends.",
    },
    status: { type: "string", enum: ["active", "inactive", "suspended"], default: "active" },
  },
  required: ["id", "name", "tags", "classrooms", "status"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const studentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "student.create",
  description: "A student of a teacher.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    email: { type: "string", format: "email", maxLength: 254 },
    phone: { type: "string", maxLength: 40 },
    address: { type: "string", maxLength: 300 },
    whatsapp: { type: "string", maxLength: 40 },
    observation: { type: "string", maxLength: 2000 },
    dateOfBirth: { type: "string", format: "date" },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    registration: { type: "string", maxLength: 60, description: "Registration number at the school." },
    document: { type: "string", maxLength: 60, description: "Identity document." },
    classrooms: {
      type: "array",
      uniqueItems: true,
      items: { type: "string" },
      description: "Ids of the classrooms that the student attends.",
    },
    status: { type: "string", enum: ["active", "inactive", "suspended"], default: "active" },
  },
  required: ["name", "tags", "classrooms", "status"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const studentUpdateSchema: JsonSchema = { ...studentCreateSchema, $id: "student.update" };
