// @generated from schema/entities/redemption.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const redemptionReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "redemption.read",
  description: "One use of a coupon by an account.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    createdAt: { type: "string", format: "date-time", readOnly: true, description: "Time of the redemption." },
    code: {
      type: "string",
      maxLength: 40,
      readOnly: true,
      description: "The coupon's code at the time of the redemption.",
    },
    couponId: { type: "string", readOnly: true, description: "Id of the coupon." },
    accountId: { type: "string", readOnly: true, description: "Id of the account that used it." },
    account: {
      type: "object",
      required: ["id", "username"],
      additionalProperties: false,
      properties: { id: { type: "string" }, username: { type: "string" } },
      readOnly: true,
      description: "The account in responses, in addition to its id.",
    },
    type: { type: "string", enum: ["credits", "discount"], readOnly: true, description: "Credits or a discount." },
    value: { type: "number", minimum: 0, readOnly: true, description: "The number of credits, or the discount." },
  },
  required: ["id", "createdAt", "code", "couponId", "accountId", "type", "value"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const redemptionCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "redemption.create",
  description: "One use of a coupon by an account.",
  type: "object",
  properties: {},
  required: [],
  additionalProperties: false,
};

/** Schema of update requests. */
export const redemptionUpdateSchema: JsonSchema = { ...redemptionCreateSchema, $id: "redemption.update" };
