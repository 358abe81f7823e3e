// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Keeper } from "../../schema/entities/keeper.ts";
import { type Arbitraries, arbitraryRecord } from "entity-console/arbitraries";
import type { KeeperBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryKeeper(arbitrary: Arbitraries): Arbitrary<Keeper> {
  return arbitraryRecord(arbitrary, {
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
    fields: {
      id: arbitrary.id("keeper"),
      fullName: { type: "string", minLength: 2, maxLength: 120 },
      taxNumber: { type: "string", pattern: "^[0-9A-Z]{8,12}$" },
      emailAddress: { type: "string", format: "email", maxLength: 254 },
      telephone: { type: "string", minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" },
      contactChannel: { type: "string", enum: ["phoneCall", "textMessage", "letter"], default: "phoneCall" },
      reminderConsent: { type: "boolean", default: true },
      loyaltyKind: { type: "string", enum: ["points", "credit"], default: "points" },
      loyaltyBalance: { type: "number", minimum: 0, maximum: 100000 },
      remarks: { type: "string", maxLength: 2000 },
      createdAt: { type: "string", format: "date-time" },
      updatedAt: { type: "string", format: "date-time" },
    },
  });
}

/** A random valid request body. */
export function arbitraryKeeperBody(arbitrary: Arbitraries): Arbitrary<KeeperBody> {
  return arbitraryRecord(arbitrary, {
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
    fields: {
      fullName: { type: "string", minLength: 2, maxLength: 120 },
      taxNumber: { type: "string", pattern: "^[0-9A-Z]{8,12}$" },
      emailAddress: { type: "string", format: "email", maxLength: 254 },
      telephone: { type: "string", minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" },
      contactChannel: { type: "string", enum: ["phoneCall", "textMessage", "letter"], default: "phoneCall" },
      portalPassword: { type: "string", format: "password", minLength: 8, maxLength: 200 },
      reminderConsent: { type: "boolean", default: true },
      loyaltyKind: { type: "string", enum: ["points", "credit"], default: "points" },
      loyaltyBalance: { type: "number", minimum: 0, maximum: 100000 },
      remarks: { type: "string", maxLength: 2000 },
    },
  });
}
