import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoCredentials } from "../config/demo-credentials.ts";
import { staffUsers } from "../database/own-tables.ts";
import { openPreparedDatabase } from "../testing/test-database.ts";
import { testProduct } from "../testing/test-product.ts";
import { seed } from "./seed.ts";

test("a configured administrator with a common password prevents the start", async () => {
  const admin = { username: "ana@example.com", name: "Ana", password: "Password1!" };
  const config = { demo: false, admin, production: false };
  await expect(openPreparedDatabase("embedded", testProduct, config)).rejects.toThrow(/ADMIN_PASSWORD: is a common/);
});

test("the demo user is printed at the start while it can sign in, and not once it is disabled", async () => {
  const config = { demo: true, admin: null, production: false };
  const { db, close } = await openPreparedDatabase("embedded", testProduct, config);
  expect((await seed({ db, config }, testProduct)).demo?.username).toBe(demoCredentials.username);
  await db.update(staffUsers).set({ disabledAt: new Date() }).where(eq(staffUsers.username, demoCredentials.username));
  expect((await seed({ db, config }, testProduct)).demo).toBeNull();
  await close();
});
