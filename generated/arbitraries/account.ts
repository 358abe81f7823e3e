// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Arbitrary } from "fast-check";
import type { Account } from "../../schema/entities/account.ts";
import { type Arbitraries, arbitraryRecord, withSame } from "entity-console/arbitraries";
import type { AccountBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAccount(arbitrary: Arbitraries): Arbitrary<Account> {
  return arbitraryRecord(arbitrary, {
    required: ["id", "username", "email", "status", "createdAt", "updatedAt", "type", "principalUser"],
    fields: {
      id: arbitrary.id("account"),
      username: { type: "string", format: "email", maxLength: 254 },
      email: { type: "string", format: "email", maxLength: 254 },
      presentation: { type: "string", maxLength: 2000 },
      image: { type: "string", format: "uri", maxLength: 2000 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "pending" },
      createdAt: { type: "string", format: "date-time" },
      updatedAt: { type: "string", format: "date-time" },
      type: { type: "string", enum: ["individual", "business"], default: "individual" },
      plan: {
        type: "object",
        required: ["id", "name"],
        properties: { id: { type: "string" }, name: { type: "string" } },
      },
      planId: arbitrary.id("plan"),
      planPayment: arbitrary.id("planPayment"),
      amount: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", multipleOf: 0.01 },
      principalUser: { type: "boolean", default: false },
    },
  });
}

/** A random valid request body. */
export function arbitraryAccountBody(arbitrary: Arbitraries): Arbitrary<AccountBody> {
  return arbitraryRecord(arbitrary, {
    required: ["username", "email", "status", "type"],
    fields: {
      username: { type: "string", format: "email", maxLength: 254 },
      email: { type: "string", format: "email", maxLength: 254 },
      password: { type: "string", format: "password", minLength: 8, maxLength: 200 },
      presentation: { type: "string", maxLength: 2000 },
      image: { type: "string", format: "uri", maxLength: 2000 },
      status: { type: "string", enum: ["active", "inactive", "pending", "suspended"], default: "pending" },
      type: { type: "string", enum: ["individual", "business"], default: "individual" },
      planId: arbitrary.id("plan"),
      planPayment: arbitrary.id("planPayment"),
      amount: { type: "number", minimum: 0, maximum: 9999999999999.99, format: "money", multipleOf: 0.01 },
    },
  }).map(withSame([["username", "email"]]));
}
