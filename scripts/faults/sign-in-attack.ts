import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { startProcess } from "../../src/backend/testing/backend-process.ts";
import { toBasic } from "../../src/backend/testing/basic-header.ts";
import { findPostgres, startPostgres } from "../../src/backend/testing/local-postgres.ts";

/**
 * Case 170, timed: for ten minutes a hundred addresses try one username once a second, while its user signs in with a
 * known browser from any address, and once from a new one.
 */

interface Flags {
  readonly addresses: string;
  readonly minutes: string;
  readonly database: string;
}

interface Tried {
  readonly status: number;
  readonly ms: number;
  /** The device token that identifies the browser later. */
  readonly cookie: string;
}

type SignIn = (password: string, address: string, cookie?: string) => Promise<Tried>;

const SECRET = "a secret for measuring, long enough to be one";
const MAX_P99_MS = 1_000;
const BETWEEN_TRIES_MS = 1_000;
const BETWEEN_KNOWN_MS = 7_000;
/** Delay of the sign-in from a new address: before the first attempt and between attempts. */
const BETWEEN_NEW_MS = 10_000;

function signInAt(url: string): SignIn {
  return async (password, address, cookie = "") => {
    const headers = { authorization: toBasic(demoCredentials.username, password), "x-forwarded-for": address, cookie };
    const started = performance.now();
    const answer = await fetch(`${url}/api/authentication`, { method: "POST", headers });
    await answer.text();
    const [device = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    return { status: answer.status, ms: performance.now() - started, cookie: device };
  };
}

/** Repeats attempts until the time is up; returns the results. */
async function keepTrying(
  until: number,
  betweenMs: number,
  attempt: (count: number) => Promise<Tried>,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  while (performance.now() < until) {
    tried.push(await attempt(tried.length));
    await pause(Math.min(betweenMs, Math.max(0, until - performance.now())));
  }
  return tried;
}

/** Seconds until the user can sign in from a new address; null if not in time. */
async function comeFromNewPlace(signIn: SignIn, until: number): Promise<number | null> {
  await pause(BETWEEN_NEW_MS);
  const started = performance.now();
  while (performance.now() < until) {
    const { status } = await signIn(demoCredentials.password, "192.0.2.77");
    if (status === 200) {
      return (performance.now() - started) / 1000;
    }
    await pause(BETWEEN_NEW_MS);
  }
  return null;
}

function countStatuses(tried: readonly Tried[]): string {
  const counts = new Map<number, number>();
  for (const { status } of tried) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

async function attack(url: string, { addresses, minutes }: Flags): Promise<boolean> {
  const signIn = signInAt(url);
  const { cookie } = await signIn(demoCredentials.password, "198.51.100.1");
  const until = performance.now() + Number(minutes) * 60_000;
  const attackers = Array.from({ length: Number(addresses) }, (_, index) =>
    keepTrying(until, BETWEEN_TRIES_MS, (count) => signIn(`wrong ${count}`, `203.0.113.${index}`)),
  );
  const [tried, known, seconds] = await Promise.all([
    Promise.all(attackers),
    keepTrying(until, BETWEEN_KNOWN_MS, (count) =>
      signIn(demoCredentials.password, `198.51.100.${2 + (count % 200)}`, cookie),
    ),
    comeFromNewPlace(signIn, until),
  ]);
  const times = known.map(({ ms }) => ms).sort((left, right) => left - right);
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((part) => times[Math.floor(times.length * part)] ?? 0);
  console.log(`Attack: ${countStatuses(tried.flat())}`);
  console.log(`Known browser: ${countStatuses(known)}; p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  console.log(`New place: ${seconds === null ? "not in before the end" : `in after ${seconds.toFixed(1)} s`}`);
  return known.every(({ status }) => status === 200) && p99 < MAX_P99_MS && seconds !== null;
}

async function run(flags: Flags): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "sign-in-attack-"));
  const bin = flags.database === "embedded" ? null : findPostgres();
  const server = bin === null ? null : await startPostgres(bin, { fsync: true });
  const backend = await startProcess({
    DATA_DIR: folder,
    DATA_DURABILITY: "full",
    AUTH_SECRET: SECRET,
    TRUST_PROXY: "127.0.0.1",
    ...(server === null ? {} : { DATABASE_URL: server.url }),
  });
  try {
    console.log(
      `${flags.addresses} addresses, ${flags.minutes} minutes, ${server === null ? "embedded" : "PostgreSQL"}`,
    );
    process.exitCode = (await attack(backend.url, flags)) ? 0 : 1;
  } finally {
    backend.process.kill("SIGTERM");
    await backend.ended;
    await server?.stop();
    rmSync(folder, { recursive: true });
  }
}

await new Command("sign-in-attack")
  .description("Try one name from many addresses, and measure how its user signs in meanwhile (case 170)")
  .option("--addresses <number>", "that try, each once a second", "100")
  .option("--minutes <number>", "of trying", "10")
  .option("--database <kind>", "postgresql, where the machine has it, or embedded", "postgresql")
  .action(run)
  .parseAsync();
