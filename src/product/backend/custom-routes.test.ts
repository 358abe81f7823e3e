import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCredentials } from "#backend/config/demo-credentials.ts";
import { createAjv } from "#backend/http/validation.ts";
import { startTestBackend, type TestBackend, type TestCall } from "#backend/testing/test-backend.ts";
import { databaseKinds } from "#backend/testing/test-database.ts";
import { couponReadSchema } from "../../../generated/schemas/coupon.ts";
import { backendProduct } from "./product.ts";

interface CouponBody {
  readonly id: string;
  readonly code: string;
}

describe.each(databaseKinds)("the calls that no pattern covers, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const call = (given: TestCall) => backend.as(token, given);
  const generate = (body: unknown) => call({ method: "POST", url: "/api/coupons/generate", body });
  const firstAccount = async (query = "") => {
    const answer = await call({ url: `/api/accounts/all?pageSize=1${query}` });
    return answer.json<{ data: { id: string; principalUser: boolean }[] }>().data[0];
  };

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("generated coupons are issued at once, each with a code of its own that fits its schema", async () => {
    const answer = await generate({ quantity: 500, value: 20 });
    const { data, total } = answer.json<{ data: CouponBody[]; total: number }>();
    expect([answer.statusCode, total, new Set(data.map(({ code }) => code)).size]).toEqual([201, 500, 500]);
    const validate = createAjv({}).compile(couponReadSchema);
    expect(data.filter((coupon) => !validate(coupon))).toEqual([]);
    expect(data[0]).toMatchObject({
      type: "credits",
      distribution: "public",
      value: 20,
      usageLimit: 1,
      status: "active",
    });
    expect((await call({ url: `/api/coupons/${data[0]?.id}` })).json()).toEqual(data[0]);
  });

  test("case 189: 20 generations at once give every coupon that was asked for", async () => {
    const before = (await call({ url: "/api/coupons?pageSize=1" })).json<{ total: number }>().total;
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate({ quantity: 50, value: 1 })));
    const codes = answers.flatMap((answer) => answer.json<{ data: CouponBody[] }>().data.map(({ code }) => code));
    expect(new Set(codes).size).toBe(1_000);
    expect((await call({ url: "/api/coupons?pageSize=1" })).json<{ total: number }>().total).toBe(before + 1_000);
  });

  test.each([
    { quantity: 0, value: 1 },
    { quantity: -1, value: 1 },
    { quantity: 1.5, value: 1 },
    { quantity: 1e9, value: 1 },
    { quantity: "5", value: 1 },
    { quantity: 5, value: null },
    { quantity: 5 },
  ])("case 188: an order of %j is refused", async (order) => {
    expect((await generate(order)).statusCode).toBe(422);
  });

  test("an activation token is given out anew, without a body", async () => {
    const account = await firstAccount();
    const regenerate = () => call({ method: "POST", url: `/api/activation/${account?.id}/regenerate` });
    const first = (await regenerate()).json<{ activationToken: string }>().activationToken;
    const second = (await regenerate()).json<{ activationToken: string }>().activationToken;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    const missing = await call({ method: "POST", url: "/api/activation/nobody/regenerate" });
    expect(missing.statusCode).toBe(404);
  });

  test("an account's user becomes principal, and those of all businesses do", async () => {
    const account = await firstAccount("&type=individual");
    const one = await call({ method: "PUT", url: `/api/accounts/${account?.id}/principal-user` });
    expect([one.statusCode, one.json()]).toEqual([200, expect.objectContaining({ principalUser: true })]);
    const all = await call({ method: "PUT", url: "/api/accounts/principal-users" });
    expect(all.json<{ updated: number }>().updated).toBeGreaterThan(0);
    const again = await call({ method: "PUT", url: "/api/accounts/principal-users" });
    expect(again.json()).toEqual({ updated: 0 });
  });

  test("the teacher of whoever is signed in comes with its user and without a password", async () => {
    const answer = await call({ url: "/api/teachers" });
    expect(answer.json()).toMatchObject({ user: { username: demoCredentials.username } });
    expect(answer.body).not.toMatch(/password|argon2/);
  });

  test.each(["suspended", "inactive", "deleted"])(
    "case 180: an account of a staff user's username that becomes %s leaves the staff user signed in",
    async (end) => {
      const { username } = demoCredentials;
      const body = { username, email: username, status: "active" };
      const created = await call({ method: "POST", url: "/api/accounts", body });
      const url = `/api/accounts/${created.json<{ id: string }>().id}`;
      if (end !== "deleted") {
        const changed = await call({ method: "PUT", url, body: { ...body, status: end } });
        expect(changed.statusCode).toBe(200);
      }
      expect((await call({ url: "/api/plans" })).statusCode).toBe(200);
      expect((await call({ method: "DELETE", url })).statusCode).toBe(204);
      expect((await call({ url: "/api/plans" })).statusCode).toBe(200);
      expect((await backend.signIn()).statusCode).toBe(200);
    },
  );

  test("the payment token tool gives a token for a name and a secret", async () => {
    const body = { username: "ana@example.com", secret: "shared" };
    const answer = await call({ method: "POST", url: "/api/tools/payment/token", body });
    expect(answer.json<{ token: string }>().token.split(".")).toHaveLength(3);
    const empty = { username: "ana@example.com", secret: "" };
    expect((await call({ method: "POST", url: "/api/tools/payment/token", body: empty })).statusCode).toBe(422);
  });
});
