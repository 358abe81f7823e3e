// @generated from schema/entities/coupon.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
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
      description: "What the holder types in: capital letters, digits and hyphens.",
    },
    type: { type: "string", enum: ["credits", "discount"], default: "credits" },
    distribution: { type: "string", enum: ["individual", "public"], default: "public" },
    value: {
      type: "number",
      minimum: 0,
      maximum: 1000000000,
      description: "Credits granted, or the amount taken off, according to `type`.",
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
    usageCount: { type: "integer", readOnly: true, description: "How often it has been redeemed." },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "How often it can be redeemed; none means without limit.",
    },
    oncePerAccount: { type: "boolean", default: false, description: "Whether one account can redeem it only once." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
    batch: {
      type: "string",
      maxLength: 40,
      readOnly: true,
      description: "The batch that it was generated in; none of a coupon that was made by itself.",
    },
  },
  required: ["id", "code", "type", "distribution", "value", "accounts", "usageCount", "oncePerAccount", "status"],
  additionalProperties: false,
};

/** What a create sends. */
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
      description: "What the holder types in: capital letters, digits and hyphens.",
    },
    type: { type: "string", enum: ["credits", "discount"], default: "credits" },
    distribution: { type: "string", enum: ["individual", "public"], default: "public" },
    value: {
      type: "number",
      minimum: 0,
      maximum: 1000000000,
      description: "Credits granted, or the amount taken off, according to `type`.",
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
      description: "How often it can be redeemed; none means without limit.",
    },
    oncePerAccount: { type: "boolean", default: false, description: "Whether one account can redeem it only once." },
    status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "active" },
  },
  required: ["code", "type", "distribution", "value", "accounts", "oncePerAccount", "status"],
  additionalProperties: false,
};

/** What an update sends. */
export const couponUpdateSchema: JsonSchema = { ...couponCreateSchema, $id: "coupon.update" };
