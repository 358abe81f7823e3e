// @generated from schema/entities/redemption.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
export const redemptionReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "redemption.read",
  description: "One use of a coupon by an account.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    createdAt: { type: "string", format: "date-time", readOnly: true, description: "When it was." },
    code: { type: "string", maxLength: 40, readOnly: true, description: "The coupon's code, as it was then." },
    couponId: { type: "string", readOnly: true, description: "The coupon, by id." },
    accountId: { type: "string", readOnly: true, description: "The account that used it, by id." },
    account: {
      type: "object",
      required: ["id", "username"],
      additionalProperties: false,
      properties: { id: { type: "string" }, username: { type: "string" } },
      readOnly: true,
      description: "The account as the backend answers it, beside its id.",
    },
    type: {
      type: "string",
      enum: ["credits", "discount"],
      readOnly: true,
      description: "What it gave: credits, or a discount.",
    },
    value: { type: "number", minimum: 0, readOnly: true, description: "How much of it." },
  },
  required: ["id", "createdAt", "code", "couponId", "accountId", "type", "value"],
  additionalProperties: false,
};

/** What a create sends. */
export const redemptionCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "redemption.create",
  description: "One use of a coupon by an account.",
  type: "object",
  properties: {},
  required: [],
  additionalProperties: false,
};

/** What an update sends. */
export const redemptionUpdateSchema: JsonSchema = { ...redemptionCreateSchema, $id: "redemption.update" };
