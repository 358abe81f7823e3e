// @generated from schema/entities/keeper.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Keeper } from "../../schema/entities/keeper.ts";
import type { Draw } from "entity-console/arbitraries";
import type { KeeperBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawKeeper(draw: Draw): Arbitrary<Keeper> {
  return record(
    {
      id: draw.id("keeper"),
      fullName: draw.text({ minLength: 2, maxLength: 120 }),
      taxNumber: draw.text({ pattern: "^[0-9A-Z]{8,12}$" }),
      emailAddress: draw.text({ maxLength: 254, format: "email" }),
      telephone: draw.text({ minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" }),
      contactChannel: draw.choice(["phoneCall", "textMessage", "letter"], "phoneCall"),
      reminderConsent: draw.boolean(true),
      loyaltyKind: draw.choice(["points", "credit"], "points"),
      loyaltyBalance: draw.number({ minimum: 0, maximum: 100000 }),
      remarks: draw.text({ maxLength: 2000 }),
      createdAt: draw.text({ format: "date-time" }),
      updatedAt: draw.text({ format: "date-time" }),
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
export function drawKeeperBody(draw: Draw): Arbitrary<KeeperBody> {
  return record(
    {
      fullName: draw.text({ minLength: 2, maxLength: 120 }),
      taxNumber: draw.text({ pattern: "^[0-9A-Z]{8,12}$" }),
      emailAddress: draw.text({ maxLength: 254, format: "email" }),
      telephone: draw.text({ minLength: 6, maxLength: 20, pattern: "^[0-9 +]+$" }),
      contactChannel: draw.choice(["phoneCall", "textMessage", "letter"], "phoneCall"),
      portalPassword: draw.text({ minLength: 8, maxLength: 200, format: "password" }),
      reminderConsent: draw.boolean(true),
      loyaltyKind: draw.choice(["points", "credit"], "points"),
      loyaltyBalance: draw.number({ minimum: 0, maximum: 100000 }),
      remarks: draw.text({ maxLength: 2000 }),
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
