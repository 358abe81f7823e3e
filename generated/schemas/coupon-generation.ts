// @generated from schema/entities/coupon-generation.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const couponGenerationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "couponGeneration.read",
  description: "Generates coupons of the same value, each with its own code.",
  type: "object",
  properties: {
    quantity: {
      type: "integer",
      minimum: 1,
      maximum: 20000,
      description: "Number of coupons. For more than the maximum, repeat the call with the batch of the first response.",
    },
    value: { type: "integer", minimum: 0, maximum: 1000000000, description: "Credits that each coupon grants." },
    prefix: {
      type: "string",
      minLength: 1,
      maxLength: 20,
      pattern: "^[A-Z0-9-]+$",
      description: "Start of each code: capital letters, digits and hyphens.",
    },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "Maximum number of redemptions of each coupon; 1 by default.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "Last day on which they can be redeemed; none means no end.",
    },
    batch: {
      type: "string",
      minLength: 1,
      maxLength: 40,
      pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$",
      description: "The batch of an earlier response that the new coupons are added to. Without it, they get a new batch.",
    },
  },
  required: ["quantity", "value"],
  additionalProperties: false,
};

/** Schema of create requests. */
export const couponGenerationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "couponGeneration.create",
  description: "Generates coupons of the same value, each with its own code.",
  type: "object",
  properties: {
    quantity: {
      type: "integer",
      minimum: 1,
      maximum: 20000,
      description: "Number of coupons. For more than the maximum, repeat the call with the batch of the first response.",
    },
    value: { type: "integer", minimum: 0, maximum: 1000000000, description: "Credits that each coupon grants." },
    prefix: {
      type: "string",
      minLength: 1,
      maxLength: 20,
      pattern: "^[A-Z0-9-]+$",
      description: "Start of each code: capital letters, digits and hyphens.",
    },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "Maximum number of redemptions of each coupon; 1 by default.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "Last day on which they can be redeemed; none means no end.",
    },
    batch: {
      type: "string",
      minLength: 1,
      maxLength: 40,
      pattern: "^[0-9]{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$",
      description: "The batch of an earlier response that the new coupons are added to. Without it, they get a new batch.",
    },
  },
  required: ["quantity", "value"],
  additionalProperties: false,
};

/** Schema of update requests. */
export const couponGenerationUpdateSchema: JsonSchema = { ...couponGenerationCreateSchema, $id: "couponGeneration.update" };
