// @generated from schema/entities/coupon-generation.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { JsonSchema } from "#contract/json-schema.ts";

/** What a read answers. */
export const couponGenerationReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "couponGeneration.read",
  description: "An order for a batch of new coupons of the same value, each with a code of its own.",
  type: "object",
  properties: {
    quantity: { type: "integer", minimum: 1, maximum: 100000, description: "How many coupons to generate." },
    value: { type: "integer", minimum: 0, maximum: 1000000000, description: "Credits that each of them grants." },
    prefix: {
      type: "string",
      minLength: 1,
      maxLength: 20,
      pattern: "^[A-Z0-9-]+$",
      description: "What each code begins with: capital letters, digits and hyphens.",
    },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "How often each of them can be redeemed; once, where it is not said.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "The last day on which they can be redeemed; none means no end.",
    },
  },
  required: ["quantity", "value"],
  additionalProperties: false,
};

/** What a create sends. */
export const couponGenerationCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "couponGeneration.create",
  description: "An order for a batch of new coupons of the same value, each with a code of its own.",
  type: "object",
  properties: {
    quantity: { type: "integer", minimum: 1, maximum: 100000, description: "How many coupons to generate." },
    value: { type: "integer", minimum: 0, maximum: 1000000000, description: "Credits that each of them grants." },
    prefix: {
      type: "string",
      minLength: 1,
      maxLength: 20,
      pattern: "^[A-Z0-9-]+$",
      description: "What each code begins with: capital letters, digits and hyphens.",
    },
    usageLimit: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
      description: "How often each of them can be redeemed; once, where it is not said.",
    },
    expirationDate: {
      type: "string",
      format: "date",
      description: "The last day on which they can be redeemed; none means no end.",
    },
  },
  required: ["quantity", "value"],
  additionalProperties: false,
};

/** What an update sends. */
export const couponGenerationUpdateSchema: JsonSchema = { ...couponGenerationCreateSchema, $id: "couponGeneration.update" };
