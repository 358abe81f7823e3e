import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BreakableProxy, startProxy } from "../testing/breakable-proxy.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { openServer } from "./open-server.ts";

const bin = findPostgres();

describe.runIf(bin !== null)("a database server that becomes unreachable", () => {
  let postgres: LocalPostgres;
  let proxy: BreakableProxy;
  let backend: TestBackend;

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
    proxy = await startProxy({ host: "127.0.0.1", port: Number(new URL(postgres.url).port) });
    backend = await startTestBackend(await openServer(`postgres://tester@127.0.0.1:${proxy.port}/postgres`));
  });
  afterAll(async () => {
    await backend.close();
    await proxy.break();
    await postgres.stop();
  });

  test("case 195: requests get 503 at once while it is unreachable, and succeed when it is reachable again", async () => {
    const token = (await backend.signIn()).json<{ accessToken: string }>().accessToken;
    const statuses = async () => {
      const answers = [
        await backend.call({ url: "/ready" }),
        await backend.as(token, { url: "/api/books" }),
        await backend.as(token, { method: "POST", url: "/api/genres", body: { name: "Fora", code: "poetry" } }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    await proxy.break();
    const started = performance.now();
    expect(await statuses()).toEqual([503, 503, 503]);
    expect(performance.now() - started).toBeLessThan(3_000);
    await proxy.mend();
    expect(await statuses()).toEqual([200, 200, 201]);
  });

  test("case 195: a start with an unreachable server fails with a message that has no password", async () => {
    await proxy.break();
    const start = openServer(`postgres://tester:S3gredo@127.0.0.1:${proxy.port}/postgres`);
    await expect(start).rejects.toThrow("DATABASE_URL: the server does not respond");
    await expect(openServer(`postgres://tester:S3gredo@127.0.0.1:${proxy.port}/postgres`)).rejects.not.toThrow(
      "S3gredo",
    );
    await proxy.mend();
  });
});
