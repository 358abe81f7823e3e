// @generated from schema/entities/visit-cancellation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const visitCancellationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "visitCancellation.read",
  description: "Inputs for the cancellation of a visit.",
  type: "object",
  properties: {
    callOffReason: { type: "string", minLength: 3, maxLength: 500, description: "Reason, stored with the visit." },
    feeCharged: { type: "boolean", default: false, description: "True if the consultation is charged anyway." },
  },
  required: ["callOffReason", "feeCharged"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const visitCancellationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "visitCancellation.create",
  description: "Inputs for the cancellation of a visit.",
  type: "object",
  properties: {
    callOffReason: { type: "string", minLength: 3, maxLength: 500, description: "Reason, stored with the visit." },
    feeCharged: { type: "boolean", default: false, description: "True if the consultation is charged anyway." },
  },
  required: ["callOffReason", "feeCharged"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const visitCancellationUpdateSchema: JsonSchema = { ...visitCancellationCreateSchema, $id: "visitCancellation.update" };
