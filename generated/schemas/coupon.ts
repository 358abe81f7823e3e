// @generated from schema/entities/coupon.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const couponReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "coupon.read",
  description: "A code that grants credits or a discount when an account redeems it.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    code: {
      type: "string",
      minLength: 3,
      maxLength: 40,
      pattern: "^[A-Z0-9-]+$",
      description: "The code that the holder enters: capital letters, digits and hyphens.",
    },
    type: { type: "string", enum: ["credits", "discount"], default: "credits" },
    distribution: { type: "string", enum: ["individual", "public"], default: "public" },
    value: {
      type: "number",
      minimum: 0,
      maximum: 1000000000,
      description: "Credits granted, or the discount, depending on `type`.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "The last day on which it can be redeemed; none means no end.",
    },
    accounts: {
      type: "array",
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "The accounts that may redeem an individual coupon, by id.",
    },
    usageCount: { type: "integer", readOnly: true, description: "Number of redemptions." },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "Maximum number of redemptions; none means no limit.",
    },
    oncePerAccount: { type: "boolean", default: false, description: "True if an account can redeem it only once." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
    batch: {
      type: "string",
      maxLength: 40,
      readOnly: true,
      description: "The batch of generated coupons that it belongs to; none for single coupons.",
    },
  },
  required: ["id", "code", "type", "distribution", "value", "accounts", "usageCount", "oncePerAccount", "status"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const couponCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "coupon.create",
  description: "A code that grants credits or a discount when an account redeems it.",
  type: "object",
  properties: {
    code: {
      type: "string",
      minLength: 3,
      maxLength: 40,
      pattern: "^[A-Z0-9-]+$",
      description: "The code that the holder enters: capital letters, digits and hyphens.",
    },
    type: { type: "string", enum: ["credits", "discount"], default: "credits" },
    distribution: { type: "string", enum: ["individual", "public"], default: "public" },
    value: {
      type: "number",
      minimum: 0,
      maximum: 1000000000,
      description: "Credits granted, or the discount, depending on `type`.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "The last day on which it can be redeemed; none means no end.",
    },
    accounts: {
      type: "array",
      uniqueItems: true,
      default: [],
      items: { type: "string" },
      description: "The accounts that may redeem an individual coupon, by id.",
    },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "Maximum number of redemptions; none means no limit.",
    },
    oncePerAccount: { type: "boolean", default: false, description: "True if an account can redeem it only once." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
  },
  required: ["code", "type", "distribution", "value", "accounts", "oncePerAccount", "status"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const couponUpdateSchema: JsonSchema = { ...couponCreateSchema, $id: "coupon.update" };
