import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../database/open-server.ts";
import { findPostgres, type LocalPostgres, startPostgres } from "../testing/local-postgres.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { createApiKey, removeApiKey } from "./api-keys.ts";

const bin = findPostgres();

describe.runIf(bin !== null)("an API key at two backends of one PostgreSQL", () => {
  let postgres: LocalPostgres;
  let backends: readonly TestBackend[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
    const first = await startTestBackend(await openServer(postgres.url));
    backends = [first, await startTestBackend(await openServer(postgres.url))];
  }, 120_000);
  afterAll(async () => {
    for (const backend of backends) {
      await backend.close();
    }
    await postgres.stop();
  });
  const dbOf = (index: number) => (backends[index] ?? expect.fail()).context.db;

  test("is accepted at both once it is created, and at neither once it is removed", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, secret: key } = await createApiKey(dbOf(0), { name: "lender", scopes: ["lending"], expiresAt: null });
      const statuses = () =>
        Promise.all(backends.map(async (one) => (await one.as(key, { url: "/api/books" })).statusCode));
      expect(await statuses()).toEqual([403, 403]);
      await removeApiKey(dbOf(1), id);
      expect(await statuses()).toEqual([401, 401]);
    }
  });
});
