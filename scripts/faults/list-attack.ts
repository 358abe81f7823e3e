import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import pg from "pg";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { signInAt, startProcess } from "../../src/backend/testing/backend-process.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";

/**
 * One reader sends the slowest lists, twelve at once, while other callers work. Their times are measured alternately with
 * and without the attack, so that the load of the machine affects both.
 */

interface Flags {
  readonly rows: string;
  readonly rounds: string;
  readonly seconds: string;
  readonly ratio: string;
}

/** A response: its status and its time. */
interface Answer {
  readonly status: number;
  readonly ms: number;
}

type Call = (count: number) => Promise<Answer>;

const SECRET = "a secret for measuring, long enough to be one";
const READER = "reader@attack.example";
const ATTACKERS = 12;
const NEIGHBOURS = 4;
/** Times below this are not noticeable, for any ratio. */
const UNFELT_MS = 100;

const contains = (field: string, text: string) => ({ field, contains: text });
const encoded = (filter: object) => encodeURIComponent(JSON.stringify(filter));

/** No index helps: short words, many conditions, rare combinations and exact counts. */
const WORST: readonly string[] = [
  `/api/members/all?q=${encodeURIComponent("q1 w2 x3 y4 z5 v6 u7 t8")}`,
  `/api/members/all?filter=${encoded({ any: Array.from({ length: 20 }, (_, n) => contains("username", `zz${n}`)) })}`,
  `/api/members/all?filter=${encoded({ none: [contains("username", "person"), contains("email", "many")] })}`,
  "/api/members/all?status=blocked&type=group&sort=username",
  "/api/members/all?q=9&count=exact&sort=-createdAt",
  `/api/audit?q=${encodeURIComponent("q1 w2 x3 y4 z5")}`,
  "/api/members/all?page=500&sort=-username&q=1",
];

/** Adds members and audit entries. Very few blocked members are groups, and those are the last by name. */
async function addRows(url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into members (id, username, email, status, type, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@many.example', 'person' || n || '@many.example',
       (array['active', 'archived', 'waiting', 'blocked'])[1 + n % 4],
       case when n % 4 = 3 and n < $1::int - 50 then 'solo' else 'group' end, now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) as n`,
    [rows],
  );
  await client.query(
    `insert into audit_entries (id, action, entity, title, username, address, request_id, at)
     select gen_random_uuid(), 'update', 'member', 'Person ' || n, 'staff' || n % 50 || '@many.example', '::1', n::text,
       now() - n * interval '1 second' from generate_series(1, $1::int) as n`,
    [rows],
  );
  await client.query(
    `insert into staff_users (id, username, name, password, role)
     select gen_random_uuid(), $1, 'Reader', password, 'reader' from staff_users where username = $2`,
    [READER, demoCredentials.username],
  );
  await client.query("vacuum analyze");
  await client.end();
}

function callsAt(url: string, token: string) {
  return async (address: string, body?: object): Promise<Answer> => {
    const started = performance.now();
    const answer = await fetch(url + address, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - started };
  };
}

/** Repeats calls by some clients until the time is up. */
async function repeat(call: Call, clients: number, isOver: () => boolean): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let count = 0;
  const client = async () => {
    while (!isOver()) {
      count += 1;
      answers.push(await call(count));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

function percentile(answers: readonly Answer[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((left, right) => left - right);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function countStatuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

interface Measured {
  readonly quiet: readonly Answer[];
  readonly attacked: readonly Answer[];
  readonly attack: readonly Answer[];
}

async function measure(url: string, { rounds, seconds }: Flags): Promise<Measured> {
  const staff = callsAt(url, await signInAt(url));
  const reader = callsAt(url, await signInAt(url, { ...demoCredentials, username: READER }));
  const own: readonly Call[] = [
    () => staff("/api/members/all"),
    () => staff("/api/genres"),
    (count) => staff("/api/genres", { name: `Neighbour ${count}`, code: "poetry" }),
    () => staff("/api/members/all?status=active"),
  ];
  const work: Call = async (count) => (await own[count % own.length]?.(count)) ?? { status: 0, ms: 0 };
  const worst: Call = (count) => reader(WORST[count % WORST.length] ?? "");
  const isOverIn = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  const [quiet, attacked, attack]: Answer[][] = [[], [], []];
  await repeat(work, NEIGHBOURS, isOverIn(1_000));
  for (let round = 0; round < Number(rounds); round += 1) {
    quiet?.push(...(await repeat(work, NEIGHBOURS, isOverIn(Number(seconds) * 1_000))));
    const isOver = isOverIn(Number(seconds) * 1_000);
    const attacking = repeat(worst, ATTACKERS, isOver);
    attacked?.push(...(await repeat(work, NEIGHBOURS, isOver)));
    attack?.push(...(await attacking));
  }
  return { quiet: quiet ?? [], attacked: attacked ?? [], attack: attack ?? [] };
}

/** Prints the result. True if the other callers were served and hardly slower. */
function report({ quiet, attacked, attack }: Measured, most: number): boolean {
  const [before, during] = [percentile(quiet, 0.99), percentile(attacked, 0.99)];
  const ratio = during / before;
  console.log(
    `Others, alone: ${countStatuses(quiet)}; p50 ${percentile(quiet, 0.5).toFixed(0)} ms, p99 ${before.toFixed(0)} ms`,
  );
  console.log(
    `Others, attacked: ${countStatuses(attacked)}; p50 ${percentile(attacked, 0.5).toFixed(0)} ms, p99 ${during.toFixed(0)} ms (${ratio.toFixed(1)} times)`,
  );
  console.log(`Reader: ${countStatuses(attack)}; slowest ${percentile(attack, 1).toFixed(0)} ms`);
  const isServed = [...quiet, ...attacked].every(({ status }) => status === 200 || status === 201);
  const isLimited = attack.every(({ status }) => [200, 400, 429].includes(status));
  return isServed && isLimited && (ratio <= most || during < UNFELT_MS);
}

async function run(flags: Flags): Promise<void> {
  const bin = findPostgres();
  if (bin === null) {
    console.log("Not measured: there are no programs of a PostgreSQL server on this machine");
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "list-attack-"));
  const server = await startPostgres(bin);
  const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: server.url, LOGIN_LIMIT: "1000000" };
  const backend = await startProcess(env);
  try {
    await addRows(server.url, Number(flags.rows));
    console.log(`${Number(flags.rows).toLocaleString("en-US")} members, ${ATTACKERS} lists at once`);
    process.exitCode = report(await measure(backend.url, flags), Number(flags.ratio)) ? 0 : 1;
  } finally {
    backend.process.kill("SIGTERM");
    await backend.ended;
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

await new Command("list-attack")
  .description("Let one reader send the slowest lists, and measure the calls of others meanwhile")
  .option("--rows <number>", "members and audit entries", "1000000")
  .option("--rounds <number>", "with and without the attack", "3")
  .option("--seconds <number>", "of each round", "15")
  .option("--ratio <number>", "at most, between the p99 of others with and without the attack", "2")
  .action(run)
  .parseAsync();
