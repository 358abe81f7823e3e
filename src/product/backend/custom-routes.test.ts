import { eq, sql } from "drizzle-orm";
import { createAjv, demoCredentials, type Problem, readRows } from "entity-console/backend";
import { describeOnDatabases } from "entity-console/testing/backend";
import { expect, test, vi } from "vitest";
import { accounts } from "../../../generated/backend/tables.ts";
import { couponReadSchema } from "../../../generated/schemas/coupon.ts";
import { openBackend } from "./testing/open-backend.ts";

interface CouponBody {
  readonly id: string;
  readonly code: string;
}

describeOnDatabases("the product's custom routes, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  const generate = (body: unknown) => call({ method: "POST", url: "/api/coupons/generate", body });
  const firstAccount = async (query = "") => {
    const answer = await call({ url: `/api/accounts/all?pageSize=1${query}` });
    return answer.json<{ data: { id: string; principalUser: boolean }[] }>().data[0];
  };

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

  test("generated coupons have the prefix, limit and last day of the order, and further calls can add to their batch", async () => {
    const order = { quantity: 3, value: 5, prefix: "NATAL", usageLimit: 4, expirationDate: "2031-12-31" };
    const { data } = (await generate(order)).json<{ data: (CouponBody & { batch: string })[] }>();
    const [{ batch } = { batch: "" }] = data;
    expect(batch).toMatch(/^\d{8}-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    for (const coupon of data) {
      expect(coupon).toMatchObject({ batch, usageLimit: 4, expirationDate: "2031-12-31" });
      expect(coupon.code).toMatch(/^NATAL-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    }
    const more = (await generate({ quantity: 2, value: 5, batch })).json<{ data: typeof data }>();
    expect(more.data.map((coupon) => coupon.batch)).toEqual([batch, batch]);
    const other = (await generate({ quantity: 1, value: 5, prefix: " promo-" })).json<{ data: typeof data }>();
    expect(other.data[0]?.code).toMatch(/^PROMO-[0-9A-Z]{5}-/);
    const found = (await call({ url: `/api/coupons?q=${batch}` })).json<{ data: CouponBody[]; total: number }>();
    expect(found.total).toBe(5);
    expect(found.data.map(({ id }) => id).sort()).toEqual([...data, ...more.data].map(({ id }) => id).sort());
  });

  test.each([
    { quantity: 20_001 },
    { batch: "LOTE 1" },
    { prefix: "natal!" },
    { prefix: "A".repeat(21) },
    { usageLimit: 0 },
    { expirationDate: "31/12/2031" },
  ])("an order with %j is rejected at its field", async (part) => {
    const answer = await generate({ quantity: 1, value: 5, ...part });
    const paths = (answer.json<Partial<Problem>>().details ?? []).map(({ path }) => path);
    expect([answer.statusCode, ...paths]).toEqual([422, ...Object.keys(part)]);
  });

  test("the parameters of a batch cannot be written to a coupon", async () => {
    const body = { code: `SOLTO-${kind}`.toUpperCase(), value: 1, batch: "20260101-AAAAA" };
    const answer = await call({ method: "POST", url: "/api/coupons", body });
    expect(answer.json<{ batch?: string }>().batch).toBeUndefined();
  });

  test("case 60: a generation that is repeated with its key gets the same coupons, of which only the range is kept", async () => {
    const headers = { "idempotency-key": `generate-${kind}` };
    const order = {
      method: "POST" as const,
      url: "/api/coupons/generate",
      headers,
      body: { quantity: 2_500, value: 3 },
    };
    const [first, again] = [await call(order), await call(order)];
    expect([first.statusCode, again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, 201, "true"]);
    expect(again.body).toBe(first.body);
    expect(first.json<{ data: unknown[]; total: number }>()).toMatchObject({ total: 2_500 });
    expect(first.json<{ data: unknown[] }>().data).toHaveLength(2_500);
    const [kept] = await readRows<{ answer: string }>(backend.context.db, sql`select answer from idempotency_keys`);
    expect(kept?.answer.length).toBeLessThan(500);
  });

  test("case 189: 20 concurrent generations create all requested coupons", async () => {
    const before = (await call({ url: "/api/coupons?pageSize=1" })).json<{ total: number }>().total;
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate({ quantity: 50, value: 1 })));
    const codes = answers.flatMap((answer) => answer.json<{ data: CouponBody[] }>().data.map(({ code }) => code));
    expect(new Set(codes).size).toBe(1_000);
    expect((await call({ url: "/api/coupons?pageSize=1" })).json<{ total: number }>().total).toBe(before + 1_000);
  });

  test("a second default plan and a discount with three decimals are rejected at their fields", async () => {
    const post = (url: string, body: object) => call({ method: "POST", url, body });
    const refusal = async (url: string, body: object) => {
      const answer = await post(url, body);
      return [answer.statusCode, ...(answer.json<Partial<Problem>>().details ?? []).map(({ path }) => path)];
    };
    expect(await refusal("/api/plans", { name: "Outro", defaultPlan: true })).toEqual([422, "defaultPlan"]);
    expect(await refusal("/api/plans", { name: "Outro", defaultPlan: false })).toEqual([201]);
    const discount = { code: `MEIO-${kind}`.toUpperCase(), type: "discount" };
    expect(await refusal("/api/coupons", { ...discount, value: 10.555 })).toEqual([422, "value"]);
    expect(await refusal("/api/coupons", { ...discount, value: 10.55 })).toEqual([201]);
  });

  test.each([
    { quantity: 0, value: 1 },
    { quantity: -1, value: 1 },
    { quantity: 1.5, value: 1 },
    { quantity: 1e9, value: 1 },
    { quantity: "5", value: 1 },
    { quantity: 5, value: null },
    { quantity: 5 },
  ])("case 188: an order with %j is rejected", async (order) => {
    expect((await generate(order)).statusCode).toBe(422);
  });

  test("coupons are rejected if their last day has passed in the business time zone, but not on that day", async () => {
    vi.stubEnv("TZ", "Asia/Kolkata");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-11T02:30:00Z") });
    try {
      const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
      const order = async (expirationDate: string) => {
        const body = { quantity: 2, value: 5, expirationDate };
        const answer = await backend.as(accessToken, { method: "POST", url: "/api/coupons/generate", body });
        const details = answer.statusCode === 422 ? answer.json<Problem>().details : [];
        return [answer.statusCode, ...details.map(({ path, code, params }) => `${path} ${code} ${params["rule"]}`)];
      };
      expect(await order("2031-05-10")).toEqual([201]);
      expect(await order("2031-05-09")).toEqual([422, "expirationDate rule alreadyExpired"]);
      expect(await order("2020-01-01")).toEqual([422, "expirationDate rule alreadyExpired"]);
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
  });

  test("an order that is repeated with its Idempotency-Key after its last day gets the stored response", async () => {
    const order = async (now: string) => {
      vi.setSystemTime(new Date(now));
      const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
      const body = { quantity: 2, value: 5, expirationDate: "2031-05-10" };
      const headers = { "idempotency-key": "order-of-may" };
      return await backend.as(accessToken, { method: "POST", url: "/api/coupons/generate", body, headers });
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const first = await order("2031-05-11T02:30:00Z");
      const repeated = await order("2031-05-11T03:30:00Z");
      expect([first.statusCode, repeated.statusCode]).toEqual([201, 201]);
      expect(repeated.json()).toEqual(first.json());
    } finally {
      vi.useRealTimers();
    }
  });

  test("an activation token is regenerated by a POST without a body", async () => {
    const account = await firstAccount();
    const regenerate = () => call({ method: "POST", url: `/api/activation/${account?.id}/regenerate` });
    const first = (await regenerate()).json<{ activationToken: string }>().activationToken;
    const second = (await regenerate()).json<{ activationToken: string }>().activationToken;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    const missing = await call({ method: "POST", url: "/api/activation/nobody/regenerate" });
    expect(missing.statusCode).toBe(404);
  });

  test("makePrincipalUser changes one account, updatePrincipalUsers those of all businesses", async () => {
    const individual = await firstAccount("&type=individual");
    const refused = await call({ method: "PUT", url: `/api/accounts/${individual?.id}/principal-user` });
    expect(refused.statusCode).toBe(409);
    const account = await firstAccount("&type=business");
    const one = await call({ method: "PUT", url: `/api/accounts/${account?.id}/principal-user` });
    expect([one.statusCode, one.json()]).toEqual([200, expect.objectContaining({ principalUser: true })]);
    const all = await call({ method: "PUT", url: "/api/accounts/principal-users" });
    expect(all.json<{ updated: number }>().updated).toBeGreaterThan(0);
    const wrong = sql`select 1 from accounts where principal_user <> (type = 'business')`;
    expect(await readRows(backend.context.db, wrong)).toEqual([]);
    const again = await call({ method: "PUT", url: "/api/accounts/principal-users" });
    expect(again.json()).toEqual({ updated: 0 });
  });

  test("GET /teachers returns the signed-in teacher with its user and without a password", async () => {
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

  test("an account's username is its e-mail, on create and where either of the two is changed", async () => {
    const names = (username: string, email: string) => ({ username, email, status: "active", type: "individual" });
    const [one, other] = [`um-${kind}@a.example`, `outro-${kind}@b.example`];
    const create = (body: object) => call({ method: "POST", url: "/api/accounts", body });
    const refused = await create(names(one, other));
    const details = [
      expect.objectContaining({ path: "username", params: { entity: "account", rule: "usernameIsEmail" } }),
    ];
    expect([refused.statusCode, refused.json<{ details: unknown }>().details]).toEqual([422, details]);
    const { id } = (await create(names(one, one))).json<{ id: string }>();
    const change = async (body: object) => (await call({ method: "PUT", url: `/api/accounts/${id}`, body })).statusCode;
    expect([await change(names(one, other)), await change(names(other, one))]).toEqual([422, 422]);
    await backend.context.db.update(accounts).set({ email: other }).where(eq(accounts.id, id));
    expect(await change({ ...names(one, other), presentation: "As it was before the rule" })).toBe(200);
    expect(await change(names(other, other))).toBe(200);
    await call({ method: "DELETE", url: `/api/accounts/${id}` });
  });
});
