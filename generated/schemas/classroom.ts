// @generated from schema/entities/classroom.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const classroomReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "classroom.read",
  description: "A group of students who are taught together.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 120 },
    startDate: { type: "string", format: "date" },
    endDate: { type: "string", format: "date" },
    status: { type: "string", enum: ["open", "close"], default: "open" },
    description: { type: "string", maxLength: 2000 },
    period: { type: "string", maxLength: 120, description: "Part of the day or year in which it meets." },
    students: { type: "array", uniqueItems: true, items: { type: "string" }, description: "Its students, by id." },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
  },
  required: ["id", "name", "status", "students", "tags"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const classroomCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "classroom.create",
  description: "A group of students who are taught together.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 120 },
    startDate: { type: "string", format: "date" },
    endDate: { type: "string", format: "date" },
    status: { type: "string", enum: ["open", "close"], default: "open" },
    description: { type: "string", maxLength: 2000 },
    period: { type: "string", maxLength: 120, description: "Part of the day or year in which it meets." },
    students: { type: "array", uniqueItems: true, items: { type: "string" }, description: "Its students, by id." },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
  },
  required: ["name", "status", "students", "tags"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const classroomUpdateSchema: JsonSchema = { ...classroomCreateSchema, $id: "classroom.update" };
