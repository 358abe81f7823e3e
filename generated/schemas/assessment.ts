// @generated from schema/entities/assessment.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const assessmentReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "assessment.read",
  description: "A test that a teacher gives to students.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    name: { type: "string", minLength: 1, maxLength: 200 },
    status: { type: "string", enum: ["created", "in-progress", "under-evaluation", "finalized"], default: "created" },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    useTimeRestriction: { type: "boolean", default: false },
    timeLimit: { type: "integer", minimum: 1, maximum: 10080, description: "Time limit for a student, in minutes." },
    usePeriodRestriction: { type: "boolean", default: false },
    begin: { type: "string", format: "date-time" },
    end: { type: "string", format: "date-time" },
    optionType: { type: "string", enum: ["numeric", "alfa", "roman"], default: "alfa" },
    singleAttemptRestriction: { type: "boolean", default: false },
    description: { type: "string", maxLength: 2000 },
    leadingContent: { type: "string", maxLength: 10000 },
    labelColor: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
    labelBackground: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
    educationalLevel: { type: "string", maxLength: 120 },
    educationalLevelGrade: { type: "string", maxLength: 120 },
    otherEducationalLevel: { type: "string", maxLength: 120 },
    interestArea: { type: "string", maxLength: 200 },
  },
  required: [
    "id",
    "name",
    "status",
    "tags",
    "useTimeRestriction",
    "usePeriodRestriction",
    "optionType",
    "singleAttemptRestriction",
  ],
  additionalProperties: false,
};

/** Schema of create requests. */
export const assessmentCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "assessment.create",
  description: "A test that a teacher gives to students.",
  type: "object",
  properties: {
    name: { type: "string", minLength: 1, maxLength: 200 },
    status: { type: "string", enum: ["created", "in-progress", "under-evaluation", "finalized"], default: "created" },
    tags: { type: "array", uniqueItems: true, items: { type: "string" } },
    useTimeRestriction: { type: "boolean", default: false },
    timeLimit: { type: "integer", minimum: 1, maximum: 10080, description: "Time limit for a student, in minutes." },
    usePeriodRestriction: { type: "boolean", default: false },
    begin: { type: "string", format: "date-time" },
    end: { type: "string", format: "date-time" },
    optionType: { type: "string", enum: ["numeric", "alfa", "roman"], default: "alfa" },
    singleAttemptRestriction: { type: "boolean", default: false },
    description: { type: "string", maxLength: 2000 },
    leadingContent: { type: "string", maxLength: 10000 },
    labelColor: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
    labelBackground: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
    educationalLevel: { type: "string", maxLength: 120 },
    educationalLevelGrade: { type: "string", maxLength: 120 },
    otherEducationalLevel: { type: "string", maxLength: 120 },
    interestArea: { type: "string", maxLength: 200 },
  },
  required: [
    "name",
    "status",
    "tags",
    "useTimeRestriction",
    "usePeriodRestriction",
    "optionType",
    "singleAttemptRestriction",
  ],
  additionalProperties: false,
};

/** Schema of update requests. */
export const assessmentUpdateSchema: JsonSchema = { ...assessmentCreateSchema, $id: "assessment.update" };
