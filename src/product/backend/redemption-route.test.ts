import type { Problem } from "entity-console/backend";
import { describeOnDatabases } from "entity-console/testing/backend";
import { beforeAll, expect, test, vi } from "vitest";
import { openBackend } from "./testing/open-backend.ts";

describeOnDatabases("redeeming a coupon, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);
  let holder = "";
  let other = "";
  const post = (url: string, body: unknown) => call({ method: "POST", url, body });
  const redeem = (code: string, accountId = holder) => post("/api/redemptions", { code, accountId });

  beforeAll(async () => {
    const { data } = (await call({ url: "/api/accounts/all?pageSize=2" })).json<{ data: { id: string }[] }>();
    [holder = "", other = ""] = data.map(({ id }) => id);
  });

  test("case 190: 50 concurrent redemptions count 1 of a coupon with the limit 1, and 7 of one with the limit 7", async () => {
    for (const usageLimit of [1, 7]) {
      const code = `LIMITE-${usageLimit}`;
      const { id } = (await post("/api/coupons", { code, value: 5, usageLimit })).json<{ id: string }>();
      const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(code)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(usageLimit);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(new Set(refused.map((one) => `${one.statusCode} ${one.json<Problem>().details[0]?.code}`))).toEqual(
        new Set(["409 exhausted"]),
      );
      expect((await call({ url: `/api/coupons/${id}` })).json()).toMatchObject({ usageCount: usageLimit });
    }
  });

  test.each([
    ["expired", { expirationDate: "2020-01-01" }],
    ["notActive", { status: "suspended" }],
    ["notForAccount", { distribution: "individual" }],
  ])("a coupon that is %s is not used", async (reason, fields) => {
    const code = `RECUSA-${reason.toUpperCase()}`;
    expect((await post("/api/coupons", { code, value: 5, ...fields })).statusCode).toBe(201);
    const answer = await redeem(code);
    expect([answer.statusCode, answer.json<Problem>().details[0]?.code]).toEqual([409, reason]);
  });

  test("a coupon of named accounts is redeemed by those only", async () => {
    const body = { code: "SO-DELE", value: 5, distribution: "individual", accounts: [holder] };
    await post("/api/coupons", body);
    expect([(await redeem("SO-DELE", other)).statusCode, (await redeem("SO-DELE")).statusCode]).toEqual([409, 200]);
  });

  test("a redemption is a record with time, coupon, account and benefit", async () => {
    const { id } = (await post("/api/coupons", { code: "REGISTRO", value: 7 })).json<{ id: string }>();
    await redeem("REGISTRO");
    await redeem("REGISTRO", other);
    const listed = async (filter: string) => (await call({ url: `/api/redemptions?${filter}` })).json();
    expect(await listed(`couponId=${id}`)).toMatchObject({ total: 2 });
    expect(await listed(`couponId=${id}&accountId=${other}`)).toMatchObject({
      total: 1,
      data: [{ code: "REGISTRO", couponId: id, accountId: other, account: { id: other }, type: "credits", value: 7 }],
    });
    const { data } = (await call({ url: `/api/audit?recordId=${id}&action=redeem` })).json();
    expect(data[0]).toMatchObject({ title: "REGISTRO", after: { couponId: id, accountId: other, value: 7 } });
    expect((await call({ method: "DELETE", url: `/api/coupons/${id}` })).statusCode).toBe(409);
  });

  test("a coupon that is good once for an account is redeemed once by each, however many try at once", async () => {
    const { id } = (await post("/api/coupons", { code: "UMA-VEZ", value: 5, oncePerAccount: true })).json();
    const tries = Array.from({ length: 20 }, (_, index) => redeem("UMA-VEZ", index % 2 === 0 ? holder : other));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const codes = answers.flatMap((one) => (one.statusCode === 200 ? [] : [one.json<Problem>().details[0]?.code]));
    expect(new Set(codes)).toEqual(new Set(["alreadyRedeemed"]));
    expect((await call({ url: `/api/coupons/${id}` })).json()).toMatchObject({ usageCount: 2 });
  });

  test.each(["verao-10", " VERAO-10 ", "Verao-10\n", "\u200bVERAO-10"])(
    "a coupon is redeemed by %j, and the redemption has the code as it is stored",
    async (typed) => {
      const made = await post("/api/coupons", { code: "VERAO-10", value: 5 });
      expect([201, 422]).toContain(made.statusCode);
      const answer = await redeem(typed);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([200, "VERAO-10"]);
      const { data } = (await call({ url: "/api/redemptions?q=verao-10&sort=-createdAt" })).json();
      expect(data[0]).toMatchObject({ code: "VERAO-10" });
    },
  );

  test("an unknown coupon or account is a problem at its field", async () => {
    expect((await redeem("NAO-EXISTE")).json<Problem>().details).toMatchObject([{ path: "code", code: "notFound" }]);
    expect((await redeem("LIMITE-1", "x")).json<Problem>().details).toMatchObject([{ path: "accountId" }]);
  });

  test("a coupon expires at the end of its last day in the business time zone", async () => {
    await post("/api/coupons", { code: "ULTIMO-DIA", value: 5, expirationDate: "2031-05-10" });
    const redeemAt = async (moment: string) => {
      vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
      const { accessToken } = (await backend.signIn()).json<{ accessToken: string }>();
      const body = { code: "ULTIMO-DIA", accountId: holder };
      return (await backend.as(accessToken, { method: "POST", url: "/api/redemptions", body })).statusCode;
    };
    try {
      expect(await redeemAt("2031-05-11T02:59:00Z")).toBe(200);
      expect(await redeemAt("2031-05-11T03:00:00Z")).toBe(409);
    } finally {
      vi.useRealTimers();
    }
  });
});
