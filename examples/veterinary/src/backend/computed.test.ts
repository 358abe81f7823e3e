import { describeOnDatabases, startTestBackend, type TestBackend } from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

type Answered = Readonly<Record<string, unknown>> & { readonly id: string };

const DAY = 86_400_000;

describeOnDatabases("what fields make of the others, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const list = async (url: string) => (await backend.as(token, { url })).json<{ data: Answered[]; total: number }>();
  const send = (method: "POST" | "PUT", url: string, body: object) => backend.as(token, { method, url, body });
  const make = async (url: string, body: object) => {
    const answer = await send("POST", url, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Answered>();
  };

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("a computed product is returned, sorts as a number, and ignores sent values", async () => {
    const body = { dosageForm: "tablet", prescriptionOnly: true, supplyState: "supplied" };
    const toValue = async (tradeName: string, stockedDoses: number, unitPrice: number) =>
      (await make("/api/pharmacy", { ...body, tradeName, stockedDoses, unitPrice }))["stockValue"];
    expect(await toValue("Computed one", 9, 0.1)).toBe(0.9);
    expect(await toValue("Computed two", 5, 20.35)).toBe(101.75);
    expect(await toValue("Computed none", 0, 700)).toBe(0);
    const { data } = await list("/api/pharmacy?q=computed&sort=-stockValue");
    expect(data.map((each) => each["stockValue"])).toEqual([101.75, 0.9, 0]);
    const changed = { ...body, tradeName: "Computed two", stockedDoses: 1, unitPrice: 2 };
    const answer = await send("PUT", `/api/pharmacy/${data[0]?.id}`, { ...changed, stockValue: 70 });
    expect(answer.json()).toMatchObject({ stockValue: 2 });
  });

  test("an embedded record has its own computed fields, also after a reload", async () => {
    const [keeper] = (await list("/api/keepers?pageSize=1")).data;
    const line = { concept: "Consulta", unitCount: 3, linePrice: 12.5, vatRate: "exempt" };
    const made = await make("/api/billing/drafts", {
      invoiceNumber: "99/00001",
      keeperId: keeper?.id,
      issuedOn: "2026-01-01",
      settlementState: "unsettled",
      amountDue: 37.5,
      invoiceLines: [line],
    });
    expect(made["invoiceLines"]).toMatchObject([{ lineTotal: 37.5 }]);
    expect((await backend.as(token, { url: `/api/billing/${made.id}` })).json()).toEqual(made);
  });

  test("yes or no is filtered by, as it is on the day of the question", async () => {
    const [patient] = (await list("/api/patients?pageSize=1")).data;
    const [medicine] = (await list("/api/pharmacy?pageSize=1")).data;
    const toDay = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const inject = (batchNumber: string, boosterDue?: string) =>
      make("/api/vaccinations", {
        batchNumber,
        patientId: patient?.id,
        medicineId: medicine?.id,
        administeredOn: "2020-01-01",
        ...(boosterDue === undefined ? {} : { boosterDue }),
      });
    await inject("COMPUTED-1", toDay(-2));
    await inject("COMPUTED-2", toDay(2));
    await inject("COMPUTED-3");
    const numbers = async (query: string) =>
      (await list(`/api/vaccinations?q=COMPUTED&${query}`)).data.map(({ batchNumber }) => batchNumber).sort();
    expect(await numbers("boosterMissed=true")).toEqual(["COMPUTED-1"]);
    expect(await numbers("boosterMissed=false")).toEqual(["COMPUTED-2", "COMPUTED-3"]);
    const { data } = await list("/api/vaccinations?q=COMPUTED&sort=-boosterMissed");
    expect(data.map(({ boosterMissed }) => boosterMissed)).toEqual([true, false, false]);
  });

  test("texts are joined without those that are missing, and only columns of the list give it an order", async () => {
    const { data } = await list("/api/patients?pageSize=200&sort=callName");
    expect(data.length).toBeGreaterThan(2);
    const wanted = data.map(({ callName, chipNumber }) => [callName, chipNumber].filter(Boolean).join(" · "));
    expect(data.map(({ kennelCard }) => kennelCard)).toEqual(wanted);
    const names = data.map(({ callName }) => String(callName));
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "es")));
    expect((await backend.as(token, { url: "/api/patients?sort=kennelCard" })).statusCode).toBe(400);
  });
});
