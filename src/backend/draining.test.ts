import { afterAll, beforeAll, expect, test } from "vitest";
import { suiteFolder } from "../../testing/temporary-folder.ts";
import { type BackendProcess, signInAt, startProcess } from "./testing/backend-process.ts";

const folder = suiteFolder("entity-console-draining-");
let backend: BackendProcess;
let token = "";

beforeAll(async () => {
  backend = await startProcess({ DATA_DIR: folder, DRAIN_SECONDS: "20" });
  token = await signInAt(backend.url);
});
afterAll(async () => {
  backend.process.kill("SIGKILL");
  await backend.ended;
});

test("case 199: after SIGTERM, /ready is 503 first, and fresh connections are served until a balancer can know it", async () => {
  const { url } = backend;
  const read = async () => {
    const answer = await fetch(`${url}/api/books`, {
      headers: { authorization: `Bearer ${token}`, connection: "close" },
    });
    return answer.status;
  };
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  backend.process.kill("SIGTERM");
  // A balancer: sends requests until it sees that the process is not ready.
  const statuses: number[] = [];
  for (let ready = 200; ready === 200; ready = (await fetch(`${url}/ready`)).status) {
    statuses.push(await read());
  }
  // Requests that were on their way when it noticed.
  statuses.push(...(await Promise.all(Array.from({ length: 20 }, read))));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await backend.ended).toBe(0);
});
