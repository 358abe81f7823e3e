// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Keeper } from "../../schema/entities/keeper.ts";
import type { Arbitraries } from "entity-console/arbitraries";
import type { KeeperBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryKeeper(arbitrary: Arbitraries): Arbitrary<Keeper> {
  return record(
    {
      id: arbitrary.id("keeper"),
      fullName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      taxNumber: arbitrary.text({ pattern: "^[0-9A-Z]{8,12}$" }),
      emailAddress: arbitrary.text({ maxLength: 254, format: "email" }),
      telephone: arbitrary.text({ minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" }),
      contactChannel: arbitrary.choice(["phoneCall", "textMessage", "letter"], "phoneCall"),
      reminderConsent: arbitrary.boolean(true),
      loyaltyKind: arbitrary.choice(["points", "credit"], "points"),
      loyaltyBalance: arbitrary.number({ minimum: 0, maximum: 100000 }),
      remarks: arbitrary.text({ maxLength: 2000 }),
      createdAt: arbitrary.text({ format: "date-time" }),
      updatedAt: arbitrary.text({ format: "date-time" }),
    },
    {
      requiredKeys: [
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
    },
  );
}

/** A random valid request body. */
export function arbitraryKeeperBody(arbitrary: Arbitraries): Arbitrary<KeeperBody> {
  return record(
    {
      fullName: arbitrary.text({ minLength: 2, maxLength: 120 }),
      taxNumber: arbitrary.text({ pattern: "^[0-9A-Z]{8,12}$" }),
      emailAddress: arbitrary.text({ maxLength: 254, format: "email" }),
      telephone: arbitrary.text({ minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" }),
      contactChannel: arbitrary.choice(["phoneCall", "textMessage", "letter"], "phoneCall"),
      portalPassword: arbitrary.text({ minLength: 8, maxLength: 200, format: "password" }),
      reminderConsent: arbitrary.boolean(true),
      loyaltyKind: arbitrary.choice(["points", "credit"], "points"),
      loyaltyBalance: arbitrary.number({ minimum: 0, maximum: 100000 }),
      remarks: arbitrary.text({ maxLength: 2000 }),
    },
    {
      requiredKeys: [
        "fullName",
        "taxNumber",
        "emailAddress",
        "telephone",
        "contactChannel",
        "reminderConsent",
        "loyaltyKind",
        "loyaltyBalance",
      ],
    },
  );
}
