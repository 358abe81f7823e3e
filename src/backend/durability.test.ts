import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { killWorkload } from "../../testing/fixture/src/backend/kill-workload.ts";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import type { Job } from "../contract/jobs.ts";
import { demoCredentials } from "./config/demo-credentials.ts";
import { type BackendProcess, signInAt, startProcess } from "./testing/backend-process.ts";
import { toBasic } from "./testing/basic-header.ts";
import { type KillMoment, type KillTarget, killRun } from "./testing/kill-run.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "./testing/local-postgres.ts";

interface Changed {
  readonly value: number;
}

const bin = findPostgres();
const folder = suiteFolder("entity-console-durability-");
let postgres: LocalPostgres | null = null;

beforeAll(async () => {
  postgres = bin === null ? null : await startPostgres(bin);
});
afterAll(async () => {
  await postgres?.stop();
});

/** Kills on each database. The first run creates it, the second one takes over the lock of a dead process. */
const KILL_RUNS = Number(process.env["KILL_RUNS"] ?? 2);

/** The time of a kill: random from the third run on. */
function toMoment(run: number): KillMoment {
  return run <= 2
    ? { writes: run === 1 ? 5 : 20, delayMs: 0 }
    : { writes: 1 + Math.floor(Math.random() * 60), delayMs: Math.random() * 30 };
}

const kinds = bin === null ? (["embedded"] as const) : (["embedded", "postgresql"] as const);
test.each(kinds)(
  "case 191: after a kill during writes on the %s database, no acknowledged write is lost",
  async (kind) => {
    const target: KillTarget = {
      DATA_DIR: join(folder, kind),
      ...(kind === "postgresql" && postgres !== null ? { DATABASE_URL: postgres.url } : {}),
    };
    for (let run = 1; run <= KILL_RUNS; run += 1) {
      const moment = toMoment(run);
      const report = await killRun(killWorkload, { target, run, moment });
      expect(report, JSON.stringify(moment)).toMatchObject({ lost: [], halves: [] });
      expect(report.acknowledged).toBeGreaterThanOrEqual(moment.writes);
    }
  },
  60_000 * KILL_RUNS,
);

test.each(kinds)(
  "case 60: POSTs interrupted by a kill on the %s database are executed once when they are repeated with their keys",
  async (kind) => {
    const env = {
      DATA_DIR: join(folder, `${kind}-keys`),
      AUTH_SECRET: "a secret for tests, long enough to be one",
      ...(kind === "postgresql" && postgres !== null ? { DATABASE_URL: postgres.url } : {}),
    };
    const create = async (url: string, number: number): Promise<string | null> => {
      const answer = await fetch(`${url}/api/genres`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "idempotency-key": `cut-off-${number}` },
        body: JSON.stringify({ name: `cut off ${number}`, code: "poetry" }),
      });
      return ((await answer.json()) as { readonly id?: string }).id ?? null;
    };
    const killed = await startProcess(env);
    const headers = { authorization: `Bearer ${await signInAt(killed.url)}` };
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    const sent = numbers.map((number) => create(killed.url, number).catch(() => null));
    await Promise.any(sent);
    killed.process.kill("SIGKILL");
    const before = await Promise.all(sent);
    await killed.ended;
    const backend = await startProcess(env);
    try {
      const again = await Promise.all(numbers.map((number) => create(backend.url, number)));
      expect(again).toEqual(again.map((id, number) => before[number] ?? id));
      const listed = await fetch(`${backend.url}/api/genres?q=cut+off&pageSize=100`, { headers });
      const { data } = (await listed.json()) as { readonly data: readonly { readonly id: string }[] };
      expect(data.map(({ id }) => id).toSorted()).toEqual(again.toSorted());
    } finally {
      backend.process.kill("SIGTERM");
      await backend.ended;
    }
  },
  120_000,
);

test.each(kinds)(
  "a job interrupted by a kill on the %s database is continued by the next process, and writes each record once",
  async (kind) => {
    const env = {
      DATA_DIR: join(folder, `${kind}-job`),
      AUTH_SECRET: "a secret for tests, long enough to be one",
      ...(kind === "postgresql" && postgres !== null ? { DATABASE_URL: postgres.url } : {}),
    };
    const codes = Array.from({ length: 3_000 }, (_, number) => `KILLED-${number}`);
    let backend = await startProcess(env);
    const headers = { authorization: `Bearer ${await signInAt(backend.url)}`, "content-type": "application/json" };
    const post = (path: string, body: object) =>
      fetch(`${backend.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const get = async <Body>(path: string) =>
      (await (await fetch(`${backend.url}/api/${path}`, { headers })).json()) as Body;
    for (let from = 0; from < codes.length; from += 500) {
      const rows = codes
        .slice(from, from + 500)
        .map((code, row) => ({ row, operation: "create", set: { code, value: 1 } }));
      await post("tickets/batch", { rows });
    }
    const answer = await post("tickets/jobs?q=KILLED-", { kind: "change", set: { value: 2 }, expected: codes.length });
    const { id } = (await answer.json()) as Job;
    const read = () => get<Job>(`tickets/jobs/${id}`);
    await expect.poll(async () => (await read()).done, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    backend.process.kill("SIGKILL");
    await backend.ended;
    backend = await startProcess(env);
    try {
      await expect.poll(read, { timeout: 60_000 }).toMatchObject({ state: "done", done: codes.length });
      expect((await read()).counts).toMatchObject({ changed: codes.length, conflicting: 0, refused: 0 });
      const pages = await Promise.all(
        [1, 2, 3].map((page) => get<{ data: readonly Changed[] }>(`tickets?q=KILLED-&pageSize=1000&page=${page}`)),
      );
      const changed = pages.flatMap(({ data }) => data).filter(({ value }) => value === 2);
      const audit = await get<{ total: number }>(`audit?requestId=${id}&count=exact`);
      expect([changed.length, audit.total]).toEqual([codes.length, codes.length]);
    } finally {
      backend.process.kill("SIGTERM");
      await backend.ended;
    }
  },
  120_000,
);

describe.runIf(bin !== null)("two processes on one PostgreSQL", () => {
  let both: readonly BackendProcess[] = [];
  const urlOf = (index: number) => both[index % both.length]?.url ?? "";
  const post = async (url: string, body: unknown, token?: string) =>
    await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: postgres?.url ?? "",
      AUTH_SECRET: "a secret for tests, long enough to be one",
    };
    both = await Promise.all([startProcess(env), startProcess(env)]);
  }, 120_000);
  afterAll(async () => {
    for (const one of both) {
      one.process.kill("SIGTERM");
      await one.ended;
    }
  });

  test("case 178: 20 refreshes with one token at both processes give one new token, valid at both", async () => {
    const authorization = toBasic(demoCredentials.username, demoCredentials.password);
    const signIn = await fetch(`${urlOf(0)}/api/authentication`, { method: "POST", headers: { authorization } });
    const { refreshToken } = (await signIn.json()) as { refreshToken: string };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await post(`${urlOf(index)}/api/refresh-token`, { refreshToken });
        return (await answer.json()) as { refreshToken: string; accessToken: string };
      }),
    );
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
    const token = answers[1]?.accessToken ?? "";
    const read = (index: number) =>
      fetch(`${urlOf(index)}/api/books`, { headers: { authorization: `Bearer ${token}` } });
    expect([(await read(0)).status, (await read(1)).status]).toEqual([200, 200]);
    expect((await post(`${urlOf(0)}/api/logout`, {}, token)).status).toBe(204);
    expect((await read(1)).status).toBe(401);
  });

  test("case 170: sign-ins for one name are counted across processes", async () => {
    const authorization = toBasic("ninguem@demo.example", "wrong");
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const answer = await fetch(`${urlOf(count)}/api/authentication`, { method: "POST", headers: { authorization } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("case 189: tickets generated at both processes are complete and have unique codes", async () => {
    const token = await signInAt(urlOf(0));
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const answer = await post(`${urlOf(index)}/api/tickets/print`, { quantity: 100, value: 1 }, token);
        return (await answer.json()) as { data: readonly { code: string }[] };
      }),
    );
    expect(new Set(answers.flatMap(({ data }) => data.map(({ code }) => code))).size).toBe(1_000);
  });

  test("case 60: one Idempotency-Key at both processes creates one record", async () => {
    const token = await signInAt(urlOf(0));
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const answer = await fetch(`${urlOf(index)}/api/genres`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "idempotency-key": "on-both",
          },
          body: JSON.stringify({ name: "Uma só", code: "poetry" }),
        });
        return await answer.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("Uma só");
  });
});
