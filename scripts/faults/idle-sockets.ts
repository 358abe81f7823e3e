import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { type BackendProcess, signInAt, startProcess } from "../../src/backend/testing/backend-process.ts";

/** Case 197: thousands of idle connections. The server still serves other clients, and closes the idle ones. */

/** Above the listen backlog, the kernel drops connections, which are retried a second later. */
const BATCH = 250;

/** Opens idle connections; the returned function counts the open ones. */
async function openIdle(url: string, count: number): Promise<() => number> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  for (let made = 0; made < count; made += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - made) }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on("close", () => open.delete(socket)).on("error", () => undefined);
      // A socket that is not read does not notice that the server has closed it.
      socket.resume();
      await new Promise<void>((resolve) => socket.once("connect", resolve).once("close", () => resolve()));
      open.add(socket);
    });
    await Promise.all(batch);
  }
  return () => open.size;
}

async function readLists(url: string, token: string, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/books`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    times.push(answer.ok ? performance.now() - started : Number.POSITIVE_INFINITY);
  }
  return times.sort((left, right) => left - right);
}

async function hold(backend: BackendProcess, wanted: number): Promise<void> {
  const limit = Number(spawnSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).stdout) || wanted + 500;
  const count = Math.min(wanted, limit - 500);
  const token = await signInAt(backend.url);
  const before = await readLists(backend.url, token, 50);
  const started = performance.now();
  const readOpen = await openIdle(backend.url, count);
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const files = readdirSync(`/proc/${backend.process.pid}/fd`).length;
  console.log(`${readOpen()} of ${wanted} open after ${seconds()} s (the backend has ${files} files)`);
  const during = await readLists(backend.url, token, 50);
  console.log(`a list: ${before[25]?.toFixed(0)} ms before, ${during[25]?.toFixed(0)} ms beside them (median of 50)`);
  while (readOpen() > 0 && performance.now() - started < 120_000) {
    await pause(100);
  }
  console.log(`${readOpen()} left after ${seconds()} s`);
  const isServed = during.every((time) => Number.isFinite(time));
  process.exitCode = isServed && readOpen() === 0 ? 0 : 1;
}

await new Command("idle-sockets")
  .description(
    "Hold idle connections to the backend, and look that others are served and the idle ones closed (case 197)",
  )
  .option("--count <number>", "connections", "10000")
  .action(async ({ count }: { readonly count: string }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "entity-console-idle-"));
    const backend = await startProcess({ DATA_DIR: folder });
    try {
      await hold(backend, Number(count));
    } finally {
      backend.process.kill("SIGTERM");
      await backend.ended;
      rmSync(folder, { recursive: true });
    }
  })
  .parseAsync();
