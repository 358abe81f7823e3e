import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "../../../generated/backend/tables.ts";
import type { Problem } from "../../contract/problem.ts";
import { startTestBackend, type TestBackend, type TestCall } from "../testing/test-backend.ts";
import { databaseKinds } from "../testing/test-database.ts";

interface RecordBody {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface ListBody {
  readonly data: readonly RecordBody[];
  readonly total: number;
}

describe.each(databaseKinds)("the generic routes, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const call = (given: TestCall) => backend.as(token, given);
  const get = async <T>(url: string) => (await call({ url })).json<T>();
  const post = (url: string, body: unknown) => call({ method: "POST", url, body });
  const put = (url: string, body: unknown, headers = {}) => call({ method: "PUT", url, body, headers });
  const problemsOf = (answer: { json(): unknown }) =>
    (answer.json() as Problem).details.map(({ path, code }) => `${path} ${code}`);

  beforeAll(async () => {
    backend = await startTestBackend(kind);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("the demo has 3 plans, 8 features, 40 coupons and 200 accounts", async () => {
    for (const [url, total] of [
      ["/api/plans", 3],
      ["/api/features", 8],
      ["/api/coupons", 40],
      ["/api/accounts/all", 200],
    ] as const) {
      expect([url, (await get<ListBody>(url)).total]).toEqual([url, total]);
    }
  });

  test("a plan is created with two payments and three features, shown, changed and deleted", async () => {
    const features = (await get<ListBody>("/api/features?pageSize=3&sort=-name")).data.map(({ id }) => id);
    const planPayments = [
      { name: "Mensal", price: 19.9 },
      { name: "Anual", price: 199, periodicity: "yearly" },
    ];
    const created = await post("/api/plans", { name: "Turma", features, planPayments });
    const plan = created.json<RecordBody & { planPayments: RecordBody[] }>();
    expect(created.statusCode).toBe(201);
    expect(plan).toMatchObject({ name: "Turma", status: "active", features, presentationOrder: 0 });
    expect(plan.planPayments).toMatchObject([
      { name: "Mensal", price: 19.9, currency: "BRL", planId: plan.id },
      { name: "Anual", price: 199, periodicity: "yearly" },
    ]);
    expect(await get(`/api/plans/${plan.id}`)).toEqual(plan);

    const [monthly, yearly] = plan.planPayments;
    const changed = await put(`/api/plans/${plan.id}`, {
      ...plan,
      description: undefined,
      features: features.toReversed().slice(0, 2),
      planPayments: [{ ...yearly, price: 189 }, { name: "Avulso" }],
    });
    const after = changed.json<RecordBody & { planPayments: RecordBody[] }>();
    expect(changed.statusCode).toBe(200);
    expect(after["features"]).toEqual(features.toReversed().slice(0, 2));
    expect(after.planPayments).toMatchObject([
      { id: yearly?.id, price: 189 },
      { name: "Avulso", price: 0 },
    ]);
    expect(after.planPayments.map(({ id }) => id)).not.toContain(monthly?.id);

    expect((await call({ method: "DELETE", url: `/api/plans/${plan.id}` })).statusCode).toBe(204);
    expect((await call({ url: `/api/plans/${plan.id}` })).statusCode).toBe(404);
  });

  test("an optional field that is left out of a PUT is cleared", async () => {
    const created = (await post("/api/features", { name: "Nova", code: "essay", description: "x" })).json<RecordBody>();
    const changed = await put(`/api/features/${created.id}`, { name: "Nova", code: "essay", active: false });
    expect(changed.json()).toEqual({ id: created.id, name: "Nova", code: "essay", active: false });
  });

  test("case 105, case 109, case 111: a PUT or DELETE with an old or a weak tag is 412 and changes nothing", async () => {
    const created = await post("/api/features", { name: "Etiqueta", code: "essay" });
    const { id } = created.json<RecordBody>();
    const url = `/api/features/${id}`;
    const first = String(created.headers["etag"]);
    expect(first).toMatch(/^"/);
    const changed = await put(url, { name: "Etiqueta 2", code: "essay" }, { "if-match": first });
    expect(changed.statusCode).toBe(200);
    const second = String(changed.headers["etag"]);
    expect(second).not.toBe(first);
    expect((await put(url, { name: "x", code: "essay" }, { "if-match": first })).statusCode).toBe(412);
    expect((await put(url, { name: "x", code: "essay" }, { "if-match": `W/${second}` })).statusCode).toBe(412);
    expect((await call({ method: "DELETE", url, headers: { "if-match": first } })).statusCode).toBe(412);
    expect(await get(url)).toMatchObject({ name: "Etiqueta 2" });
    expect((await call({ method: "DELETE", url, headers: { "if-match": second } })).statusCode).toBe(204);
  });

  test("a duplicate of a unique value is a 422 at its field", async () => {
    const [coupon] = (await get<ListBody>("/api/coupons?pageSize=1")).data;
    const answer = await post("/api/coupons", { code: coupon?.["code"], value: 1 });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ["code unique"]]);
  });

  test("references to missing records are a 422 at their fields", async () => {
    const nobody = "00000000-0000-7000-8000-000000000000";
    const coupon = await post("/api/coupons", { code: "NINGUEM", value: 1, accounts: [nobody, "x"] });
    expect(problemsOf(coupon)).toEqual(["accounts[0] notFound", "accounts[1] notFound"]);
    const account = { username: "a@b.example", email: "a@b.example", planId: nobody, planPayment: nobody };
    expect(problemsOf(await post("/api/accounts", account)).sort()).toEqual([
      "planId notFound",
      "planPayment notFound",
    ]);
  });

  test("quick search and sorting ignore case and accents", async () => {
    for (const name of ["Ômega letras", "alfa letras", "Álgebra letras", "Zeta letras"]) {
      await post("/api/features", { name, code: "essay" });
    }
    const names = async (query: string) =>
      (await get<ListBody>(`/api/features?${query}`)).data.map((feature) => String(feature["name"]).split(" ")[0]);
    expect(await names("q=OMEGA")).toEqual(["Ômega"]);
    expect(await names(`q=${encodeURIComponent("álgébra")}`)).toEqual(["Álgebra"]);
    expect(await names("q=letras&sort=name")).toEqual(["alfa", "Álgebra", "Ômega", "Zeta"]);
    expect(await names("q=letras&sort=-name")).toEqual(["Zeta", "Ômega", "Álgebra", "alfa"]);
  });

  test("an account's plan payment must be one of its plan's", async () => {
    const plans = (await get<{ data: { id: string; planPayments: RecordBody[] }[] }>("/api/plans?pageSize=2")).data;
    const [planId, planPayment] = [plans[0]?.id, plans[1]?.planPayments[0]?.id];
    const account = { username: "parte@b.example", email: "parte@b.example", planPayment };
    expect(problemsOf(await post("/api/accounts", { ...account, planId }))).toEqual(["planPayment notFound"]);
    expect(problemsOf(await post("/api/accounts", account))).toEqual(["planId required"]);
    expect((await post("/api/accounts", { ...account, planId: plans[1]?.id })).statusCode).toBe(201);
  });

  test("deleting a record in use is 409 with the number of records that refer to it", async () => {
    const [plan] = (await get<ListBody>("/api/plans?pageSize=1")).data;
    const answer = await call({ method: "DELETE", url: `/api/plans/${plan?.id}` });
    expect(answer.statusCode).toBe(409);
    const params = answer.json<Problem>().details[0]?.params;
    expect(params).toMatchObject({ entity: "account", field: "planId" });
    expect(Number(params?.["count"])).toBeGreaterThan(10);
  });

  test("removing a child record in use is 409", async () => {
    const [plan] = (await get<ListBody>("/api/plans?pageSize=1")).data;
    const answer = await put(`/api/plans/${plan?.id}`, { ...plan, planPayments: [] });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([409, [" inUse"]]);
  });

  test("case 185: a password is stored as a hash and never answered", async () => {
    const body = { username: "nova@conta.example", email: "nova@conta.example", password: "Senha-1234" };
    const created = await post("/api/accounts", body);
    const { id } = created.json<RecordBody>();
    const [row] = await backend.context.db.select().from(accounts).where(eq(accounts.id, id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const changed = await put(`/api/accounts/${id}`, { username: body.username, email: "outra@conta.example" });
    const [after] = await backend.context.db.select().from(accounts).where(eq(accounts.id, id));
    expect(after?.password).toBe(row?.password);
    for (const answer of [created, changed, await call({ url: `/api/accounts/${id}` })]) {
      expect(answer.body).not.toMatch(/argon2|Senha|password/);
    }
  });

  test("case 184: read-only fields of a body are ignored, and unknown ones are 422", async () => {
    const [coupon] = (await get<ListBody>("/api/coupons?pageSize=1&sort=-usageCount")).data;
    const changed = await put(`/api/coupons/${coupon?.id}`, { ...coupon, id: "x", usageCount: 0 });
    expect(changed.json()).toEqual(coupon);
    const answer = await put(`/api/coupons/${coupon?.id}`, { ...coupon, revision: 9, passwordHash: "x" });
    expect(problemsOf(answer)).toEqual(["revision additionalProperties", "passwordHash additionalProperties"]);
    expect(problemsOf(await post("/api/coupons", { code: "TIPO", value: "12" }))).toEqual(["value type"]);
  });

  test("lists are paged, sorted, searched and filtered within bounds", async () => {
    const first = await get<ListBody>("/api/coupons?pageSize=15&sort=-value");
    const third = await get<ListBody>("/api/coupons?pageSize=15&sort=-value&page=3");
    expect([first.data.length, third.data.length, third.total]).toEqual([15, 10, first.total]);
    const filtered = await get<ListBody>("/api/coupons?status=inactive&status=pending&pageSize=1000");
    expect(new Set(filtered.data.map((row) => row["status"]))).toEqual(new Set(["inactive", "pending"]));
    expect((await get<ListBody>("/api/coupons?q=professor")).total).toBe(2);
    expect((await get<ListBody>("/api/coupons?q=%25")).total).toBe(0);
    expect((await get<ListBody>("/api/features?active=false")).data.every((row) => row["active"] === false)).toBe(true);
    expect((await get<ListBody>("/api/accounts/all?planId=none")).total).toBe(0);
    for (const query of ["pageSize=0", "pageSize=1001", "page=0", "page=1.5", "sort=password", "status=x", "foo=1"]) {
      expect([query, (await call({ url: `/api/accounts/all?${query}` })).statusCode]).toEqual([query, 400]);
    }
  });

  test("case 183: SQL in a parameter is treated as text", async () => {
    for (const text of ["' or 1=1--", "\\", "%27;drop table plans", "$1", "\u0000"]) {
      const q = encodeURIComponent(text);
      expect((await call({ url: `/api/plans?q=${q}` })).statusCode).toBe(text === "\u0000" ? 400 : 200);
      expect((await call({ url: `/api/plans/${q}` })).statusCode).toBe(404);
    }
    const answer = await post("/api/features", { name: "a\u0000b", code: "essay" });
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ["name pattern"]]);
  });

  test("enabled plans are the active ones", async () => {
    await post("/api/plans", { name: "Antigo", status: "inactive" });
    const enabled = await get<ListBody>("/api/plans/enabled");
    expect(enabled.data.map((row) => row["name"])).toEqual(["Essencial", "Professor Pro", "Escola"]);
  });

  test("a list is filtered by a range of days, either end of which may be open", async () => {
    for (const expirationDate of ["2031-05-01", "2031-05-31", "2031-06-01"]) {
      await post("/api/coupons", { code: `DIA-${expirationDate}`, value: 1, expirationDate });
    }
    const total = async (range: string) =>
      (await get<ListBody>(`/api/coupons?q=DIA-2031&expirationDate=${range}`)).total;
    expect(await Promise.all(["2031-05-01..2031-05-31", "2031-05-31..", "..2031-05-30"].map(total))).toEqual([2, 2, 1]);
    expect((await call({ url: "/api/coupons?expirationDate=2031-02-30.." })).statusCode).toBe(400);
  });
});
