// @generated from schema/entities/account.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import { type Arbitrary, record } from "fast-check";
import type { Account } from "../../schema/entities/account.ts";
import { type Draw, withSame } from "entity-console/arbitraries";
import type { AccountBody } from "../bodies.ts";

/** A random valid record as responses contain it. */
export function drawAccount(draw: Draw): Arbitrary<Account> {
  return record(
    {
      id: draw.id("account"),
      username: draw.text({ maxLength: 254, format: "email" }),
      email: draw.text({ maxLength: 254, format: "email" }),
      presentation: draw.text({ maxLength: 2000 }),
      image: draw.text({ maxLength: 2000, format: "uri" }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "pending"),
      createdAt: draw.text({ format: "date-time" }),
      updatedAt: draw.text({ format: "date-time" }),
      type: draw.choice(["individual", "business"], "individual"),
      plan: record(
        {
          id: draw.text({}),
          name: draw.text({}),
        },
        { requiredKeys: ["id", "name"] },
      ),
      planId: draw.id("plan"),
      planPayment: draw.id("planPayment"),
      amount: draw.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
      principalUser: draw.boolean(false),
    },
    { requiredKeys: ["id", "username", "email", "status", "createdAt", "updatedAt", "type", "principalUser"] },
  );
}

/** A random valid request body. */
export function drawAccountBody(draw: Draw): Arbitrary<AccountBody> {
  return record(
    {
      username: draw.text({ maxLength: 254, format: "email" }),
      email: draw.text({ maxLength: 254, format: "email" }),
      password: draw.text({ minLength: 8, maxLength: 200, format: "password" }),
      presentation: draw.text({ maxLength: 2000 }),
      image: draw.text({ maxLength: 2000, format: "uri" }),
      status: draw.choice(["active", "inactive", "pending", "suspended"], "pending"),
      type: draw.choice(["individual", "business"], "individual"),
      planId: draw.id("plan"),
      planPayment: draw.id("planPayment"),
      amount: draw.number({ minimum: 0, maximum: 9999999999999.99, multipleOf: 0.01 }),
    },
    { requiredKeys: ["username", "email", "status", "type"] },
  ).map(withSame([["username", "email"]]));
}
