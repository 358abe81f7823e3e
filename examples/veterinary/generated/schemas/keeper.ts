// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { JsonSchema } from "entity-console/generated";

/** Schema of responses. */
export const keeperReadSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "keeper.read",
  description: "The owner of an animal, who pays the invoices.",
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    fullName: { type: "string", minLength: 2, maxLength: 120, description: "First name and surnames." },
    taxNumber: {
      type: "string",
      pattern: "^[0-9A-Z]{8,12}$",
      description: "The number of the national identity document.",
    },
    emailAddress: { type: "string", format: "email", maxLength: 254 },
    telephone: { type: "string", minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" },
    contactChannel: { type: "string", enum: ["phoneCall", "textMessage", "letter"], default: "phoneCall" },
    reminderConsent: { type: "boolean", default: true, description: "True if vaccination reminders may be sent." },
    loyaltyKind: { type: "string", enum: ["points", "credit"], default: "points" },
    loyaltyBalance: {
      type: "number",
      minimum: 0,
      maximum: 100000,
      default: 0,
      description: "Points, or a discount on the next invoice, depending on `loyaltyKind`.",
    },
    remarks: { type: "string", maxLength: 2000 },
    createdAt: { type: "string", format: "date-time", readOnly: true },
    updatedAt: { type: "string", format: "date-time", readOnly: true },
  },
  required: [
    "id",
    "fullName",
    "taxNumber",
    "emailAddress",
    "telephone",
    "contactChannel",
    "reminderConsent",
    "loyaltyKind",
    "loyaltyBalance",
    "createdAt",
    "updatedAt",
  ],
  additionalProperties: false,
};

/** Schema of create requests. */
export const keeperCreateSchema: JsonSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "keeper.create",
  description: "The owner of an animal, who pays the invoices.",
  type: "object",
  properties: {
    fullName: { type: "string", minLength: 2, maxLength: 120, description: "First name and surnames." },
    taxNumber: {
      type: "string",
      pattern: "^[0-9A-Z]{8,12}$",
      description: "The number of the national identity document.",
    },
    emailAddress: { type: "string", format: "email", maxLength: 254 },
    telephone: { type: "string", minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" },
    contactChannel: { type: "string", enum: ["phoneCall", "textMessage", "letter"], default: "phoneCall" },
    portalPassword: {
      type: "string",
      writeOnly: true,
      format: "password",
      minLength: 8,
      maxLength: 200,
      description: "Password of the keepers' portal. Requests contain it, responses never do.",
    },
    reminderConsent: { type: "boolean", default: true, description: "True if vaccination reminders may be sent." },
    loyaltyKind: { type: "string", enum: ["points", "credit"], default: "points" },
    loyaltyBalance: {
      type: "number",
      minimum: 0,
      maximum: 100000,
      default: 0,
      description: "Points, or a discount on the next invoice, depending on `loyaltyKind`.",
    },
    remarks: { type: "string", maxLength: 2000 },
  },
  required: [
    "fullName",
    "taxNumber",
    "emailAddress",
    "telephone",
    "contactChannel",
    "reminderConsent",
    "loyaltyKind",
    "loyaltyBalance",
  ],
  additionalProperties: false,
};

/** Schema of update requests. */
export const keeperUpdateSchema: JsonSchema = { ...keeperCreateSchema, $id: "keeper.update" };
