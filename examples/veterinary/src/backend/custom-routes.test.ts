import { describeOnDatabases, startTestBackend, type TestBackend, type TestCall } from "entity-console/testing/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendProduct } from "./product.ts";

type Body = Readonly<Record<string, unknown>> & { readonly id: string };

describeOnDatabases("what the clinics' backend does by itself, on the %s database", (kind) => {
  let backend: TestBackend;
  let token = "";
  const call = (given: TestCall) => backend.as(token, given);
  const list = async (url: string) => (await call({ url })).json<{ data: Body[]; total: number }>();
  const make = async (url: string, body: object) => {
    const answer = await call({ method: "POST", url, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Body>();
  };

  /** Creates a visit of a demo animal. */
  async function makeVisit(change: object = {}) {
    const [patient] = (await list("/api/patients?pageSize=1&vitalState=underCare")).data;
    const [clinic] = (await list("/api/clinics?pageSize=1")).data;
    const [veterinarian] = (await list("/api/veterinarians?pageSize=1")).data;
    const ids = { patientId: patient?.id, clinicId: clinic?.id, veterinarianId: veterinarian?.id };
    const rest = { durationMinutes: 20, urgency: "routine", appointmentPhase: "requested", consultationFee: 35 };
    return await make("/api/appointments", {
      visitReason: "Control",
      startsAt: "2031-01-10T10:00:00Z",
      ...ids,
      ...rest,
      ...change,
    });
  }

  beforeAll(async () => {
    backend = await startTestBackend(kind, {}, backendProduct);
    token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
  });
  afterAll(() => backend.close());

  test("a requested visit is confirmed, one that was called off is not", async () => {
    const { id } = await makeVisit();
    const confirm = () => call({ method: "PUT", url: `/api/appointments/${id}/confirm-visit` });
    expect((await confirm()).json()).toMatchObject({ id, appointmentPhase: "confirmed" });
    const calledOff = await makeVisit({ appointmentPhase: "calledOff", callOffReason: "Fiebre" });
    const refused = await call({ method: "PUT", url: `/api/appointments/${calledOff.id}/confirm-visit` });
    expect(refused.statusCode).toBe(409);
    expect((await call({ url: `/api/appointments/${calledOff.id}` })).json()).toMatchObject({
      appointmentPhase: "calledOff",
    });
  });

  test("a visit is cancelled with a reason and is free unless it is charged", async () => {
    const callOff = (id: string, body: object) =>
      call({ method: "PUT", url: `/api/appointments/${id}/call-off`, body });
    const visit = await makeVisit();
    expect((await callOff(visit.id, { callOffReason: "no", feeCharged: false })).statusCode).toBe(422);
    const free = await callOff(visit.id, { callOffReason: "Fiebre", feeCharged: false });
    expect(free.json()).toMatchObject({
      appointmentPhase: "calledOff",
      callOffReason: "Fiebre",
      consultationFee: 0,
    });
    const other = await makeVisit();
    const charged = await callOff(other.id, { callOffReason: "Sin aviso", feeCharged: true });
    expect(charged.json()).toMatchObject({ appointmentPhase: "calledOff", consultationFee: 35 });
    expect((await callOff(other.id, { callOffReason: "Otra vez", feeCharged: true })).statusCode).toBe(409);
  });

  test("an action rejects a record that does not satisfy its condition", async () => {
    const attended = await makeVisit({ appointmentPhase: "attended" });
    const refused = await call({ method: "PUT", url: `/api/appointments/${attended.id}/confirm-visit` });
    expect([refused.statusCode, refused.json<{ details: object[] }>().details]).toEqual([
      409,
      [{ path: "", code: "precondition", params: {}, message: "confirmVisit is not possible now" }],
    ]);
  });

  test("a record that violates a rule is rejected at the rule's field, on create and update", async () => {
    const visit = await makeVisit();
    const { patientId, clinicId, veterinarianId, visitReason, startsAt } = visit;
    const body = { patientId, clinicId, veterinarianId, visitReason, startsAt, durationMinutes: 20 };
    const broken = { ...body, urgency: "routine", appointmentPhase: "calledOff", consultationFee: 35 };
    const url = "/api/appointments";
    const refusals = [
      await call({ method: "POST", url, body: broken }),
      await call({ method: "PUT", url: `${url}/${visit.id}`, body: broken }),
    ];
    const params = { entity: "appointment", rule: "reasonMissing" };
    for (const refused of refusals) {
      expect([refused.statusCode, refused.json<{ details: object[] }>().details]).toEqual([
        422,
        [{ path: "callOffReason", code: "rule", params, message: 'breaks the rule "reasonMissing"' }],
      ]);
    }
    expect((await call({ url: `${url}/${visit.id}` })).json()).toMatchObject({ appointmentPhase: "requested" });
  });

  test("of two concurrent records that violate an atMostOne rule, one is rejected", async () => {
    const [{ keeperId, breedId } = { keeperId: "", breedId: "" }] = (await list("/api/patients?pageSize=1")).data;
    const body = { callName: "Única", keeperId, breedId, animalSex: "female", birthDate: "2024-01-01" };
    const make = (vitalState: string) =>
      call({
        method: "POST",
        url: "/api/patients",
        body: { ...body, vitalState, neutered: false, allergies: [] },
      });
    const answers = await Promise.all([make("underCare"), make("underCare"), make("transferred")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toMatchObject({ details: [{ path: "callName", params: { rule: "oneOfAName" } }] });
  });

  test("only unattended visits of earlier days are marked as missed", async () => {
    const forgotten = await makeVisit({ startsAt: "2025-02-03T09:00:00Z", appointmentPhase: "confirmed" });
    const attended = await makeVisit({ startsAt: "2025-02-03T09:00:00Z", appointmentPhase: "attended" });
    const awaited = await makeVisit();
    const answer = await call({ method: "POST", url: "/api/appointments/mark-missed" });
    expect(answer.json<{ missed: number }>().missed).toBeGreaterThan(0);
    const phases = [forgotten, attended, awaited].map(async ({ id }) => {
      return (await call({ url: `/api/appointments/${id}` })).json<Body>()["appointmentPhase"];
    });
    expect(await Promise.all(phases)).toEqual(["missed", "attended", "requested"]);
  });

  test("a series makes its visits at equal distances", async () => {
    const { patientId, clinicId, veterinarianId } = await makeVisit();
    const ids = { patientId, clinicId, veterinarianId };
    const order = { ...ids, visitReason: "Cura", firstVisit: "2031-03-03T09:00:00Z", repetitions: 3, intervalDays: 7 };
    const answer = await call({ method: "POST", url: "/api/appointment-batches", body: order });
    const { data } = answer.json<{ data: { startsAt: string }[] }>();
    const days = data.map(({ startsAt }) => startsAt.slice(0, 10));
    expect([answer.statusCode, days]).toEqual([201, ["2031-03-03", "2031-03-10", "2031-03-17"]]);
  });

  test("an invoice that is settled bears the day", async () => {
    const [invoice] = (await list("/api/billing/arrears?pageSize=1")).data;
    const settled = await call({ method: "PUT", url: `/api/billing/${invoice?.id}/settle` });
    expect(settled.json()).toMatchObject({
      settlementState: "settled",
      settledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test("each portal key is another one", async () => {
    const [keeper] = (await list("/api/keepers?pageSize=1")).data;
    const issue = async () => {
      const answer = await call({ method: "POST", url: `/api/keepers/${keeper?.id}/portal-key` });
      return answer.json<{ portalKey: string }>().portalKey;
    };
    const first = await issue();
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await issue()).not.toBe(first);
  });

  test("no visit is expected of an animal that has died", async () => {
    const visit = await makeVisit();
    const url = `/api/patients/${String(visit["patientId"])}`;
    const { id: _, keeper: _keeper, ...patient } = (await call({ url })).json<Body & { keeper: object }>();
    const body = { ...patient, vitalState: "deceased", deceasedOn: "2026-01-02" };
    expect((await call({ method: "PUT", url, body })).statusCode).toBe(200);
    expect((await call({ url: `/api/appointments/${visit.id}` })).json()).toMatchObject({
      appointmentPhase: "calledOff",
    });
  });

  test("the agenda counts the visits of today, clinic by clinic", async () => {
    const { agendaLines } = (await call({ url: "/api/day-agenda" })).json<{
      agendaLines: { clinicId: string; awaited: number }[];
    }>();
    const visit = await makeVisit({ startsAt: new Date().toISOString() });
    const after = (await call({ url: "/api/day-agenda" })).json<{
      agendaLines: { clinicId: string; awaited: number }[];
    }>();
    const awaited = (lines: typeof agendaLines) =>
      lines.find(({ clinicId }) => clinicId === visit["clinicId"])?.awaited;
    expect(awaited(after.agendaLines)).toBe((awaited(agendaLines) ?? 0) + 1);
    expect((await call({ url: "/api/duty-roster" })).statusCode).toBe(200);
  });

  test("records are found by one of the records that they are linked with", async () => {
    const all = await list("/api/treatments?pageSize=1000");
    const [medicine] = (await list("/api/pharmacy?pageSize=1")).data;
    const linked = all.data.filter((treatment) => (treatment["medicines"] as string[]).includes(medicine?.id ?? ""));
    const found = await list(`/api/treatments?pageSize=1000&medicines=${medicine?.id}`);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.length).toBeLessThan(all.total);
    expect(found.data.map(({ id }) => id).sort()).toEqual(linked.map(({ id }) => id).sort());
    expect((await list("/api/treatments?medicines=nonsense")).total).toBe(0);
  });
});
