import { expect, test } from "vitest";
import type { Job } from "../../contract/jobs.ts";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

describeOnDatabases("jobs of actions, on the %s database", (kind) => {
  const { call } = openBackend(kind);
  const post = (body: object) =>
    call({ method: "POST", url: "/api/members/all/jobs", body: { kind: "action", ...body } });
  const find = async () =>
    (await call({ url: "/api/members/all?pageSize=1000" })).json<{ data: readonly { status: string }[] }>().data;
  const read = async (id: string) => (await call({ url: `/api/members/all/jobs/${id}` })).json<Job>();
  const run = async (body: object): Promise<Job> => {
    const { id } = (await post(body)).json<Job>();
    await expect.poll(() => read(id), { timeout: 60_000 }).toMatchObject({ state: "done" });
    return await read(id);
  };

  test("an action is executed on each record by its own code, with an audit entry each", async () => {
    const members = await find();
    const { id, total, counts } = await run({ action: "makeHeadReader" });
    expect(total).toBe(members.length);
    expect(counts.executed + counts.refused).toBe(members.length);
    const entries = (await call({ url: `/api/audit?requestId=${id}&pageSize=1000` })).json<{
      data: readonly { action: string }[];
    }>().data;
    expect(entries).toHaveLength(counts.executed);
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(["makeHeadReader"]));
    expect((await post({ action: "unknown" })).statusCode).toBe(405);
  });

  test("five previews of a user can be open at once; a sixth drops the oldest", async () => {
    const previews: string[] = [];
    for (let tab = 0; tab < 6; tab += 1) {
      previews.push((await post({ action: "makeHeadReader", draft: true })).json<Job>().id);
    }
    const answers = await Promise.all(previews.map((id) => call({ url: `/api/members/all/jobs/${id}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200, 200, 200]);
  });

  test("the inputs of an action are validated at the start, and each record is checked by the action's condition", async () => {
    const inputs = { until: "2030-03-01", graceDays: 5, reminder: "weekly", told: true };
    const wrong = await post({ action: "pauseCard", inputs: { ...inputs, graceDays: 61 } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ details: [{ path: "inputs.graceDays", code: "maximum" }] });
    const members = await find();
    const open = members.filter(({ status }) => ["active", "waiting"].includes(status)).length;
    expect(open).toBeGreaterThan(0);
    const { counts } = await run({ action: "pauseCard", inputs });
    expect(counts).toMatchObject({ executed: open, refused: members.length - open });
  });
});
