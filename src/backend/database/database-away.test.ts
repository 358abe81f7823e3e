import { describe, expect, test } from "vitest";
import { startProxy } from "../testing/breakable-proxy.ts";
import { forSuite, openBackend } from "../testing/for-suite.ts";
import { findPostgres, startPostgres } from "../testing/local-postgres.ts";
import { openServer } from "./open-server.ts";

const bin = findPostgres();

describe.runIf(bin !== null)("a database server that becomes unreachable", () => {
  const postgres = forSuite(() => startPostgres(bin ?? ""));
  const proxy = forSuite(async () => {
    const started = await startProxy({ host: "127.0.0.1", port: Number(new URL(postgres.url).port) });
    return { ...started, close: started.break };
  });
  const { backend, call } = openBackend(() => openServer(`postgres://tester@127.0.0.1:${proxy.port}/postgres`));

  test("case 195: requests get 503 at once while it is unreachable, and succeed when it is reachable again", async () => {
    const statuses = async () => {
      const answers = [
        await backend.call({ url: "/ready" }),
        await call({ url: "/api/books" }),
        await call({ method: "POST", url: "/api/genres", body: { name: "Fora", code: "poetry" } }),
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
