// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Account } from "../../schema/entities/account.ts";
import { type Arbitraries, withSame } from "entity-console/arbitraries";
import type { AccountBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function arbitraryAccount(arbitrary: Arbitraries): Arbitrary<Account> {
  return record(
    {
      id: arbitrary.id("account"),
      username: arbitrary.text({ maxLength: 254, format: "email" }),
      email: arbitrary.text({ maxLength: 254, format: "email" }),
      presentation: arbitrary.text({ maxLength: 2000 }),
      image: arbitrary.text({ maxLength: 2000, format: "uri" }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "pending"),
      createdAt: arbitrary.text({ format: "date-time" }),
      updatedAt: arbitrary.text({ format: "date-time" }),
      type: arbitrary.choice(["individual", "business"], "individual"),
      plan: record(
        {
          id: arbitrary.text({}),
          name: arbitrary.text({}),
        },
        { requiredKeys: ["id", "name"] },
      ),
      planId: arbitrary.id("plan"),
      planPayment: arbitrary.id("planPayment"),
      amount: arbitrary.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      principalUser: arbitrary.boolean(false),
    },
    { requiredKeys: ["id", "username", "email", "status", "createdAt", "updatedAt", "type", "principalUser"] },
  );
}

/** A random valid request body. */
export function arbitraryAccountBody(arbitrary: Arbitraries): Arbitrary<AccountBody> {
  return record(
    {
      username: arbitrary.text({ maxLength: 254, format: "email" }),
      email: arbitrary.text({ maxLength: 254, format: "email" }),
      password: arbitrary.text({ minLength: 8, maxLength: 200, format: "password" }),
      presentation: arbitrary.text({ maxLength: 2000 }),
      image: arbitrary.text({ maxLength: 2000, format: "uri" }),
      status: arbitrary.choice(["active", "inactive", "pending", "suspended"], "pending"),
      type: arbitrary.choice(["individual", "business"], "individual"),
      planId: arbitrary.id("plan"),
      planPayment: arbitrary.id("planPayment"),
      amount: arbitrary.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
    },
    { requiredKeys: ["username", "email", "status", "type"] },
  ).map(withSame([["username", "email"]]));
}
