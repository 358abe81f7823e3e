import { beforeAll, expect, test } from "vitest";
import { contractTickets, filterCases, pageCases } from "../../contract/testing/list-contract.ts";
import type { ListQuery } from "../../contract/transport.ts";
import { forSuite } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";
import { startTestBackend } from "../testing/test-backend.ts";

function toAddress({ page, pageSize, sort, search, filters = {}, filter }: ListQuery): string {
  const parameters = new URLSearchParams();
  const entries = { page, pageSize, sort, q: search, filter: filter && JSON.stringify(filter), ...filters };
  for (const [name, value] of Object.entries(entries)) {
    for (const each of [value ?? []].flat()) {
      parameters.append(name, String(each));
    }
  }
  return `/api/tickets?${parameters}`;
}

describeOnDatabases("the reference backend, on the %s database", (kind) => {
  // Without demo records, so that the lists contain only the tickets of the contract.
  const admin = { name: "Ana", username: "ana", password: "Correct-horse-9" };
  const backend = forSuite(() => startTestBackend(kind, { demo: false, admin }));
  let token = "";
  beforeAll(async () => {
    token = (await backend.signIn("ana", "Correct-horse-9")).json<{ accessToken: string }>().accessToken;
    for (const body of contractTickets) {
      const { statusCode } = await backend.as(token, { method: "POST", url: "/api/tickets", body });
      expect(statusCode).toBe(201);
    }
  });

  test.each([...pageCases, ...filterCases])("lists as the contract: $title", async ({ query, codes, total }) => {
    const answer = await backend.as(token, { url: toAddress(query) });
    const page = answer.json<{ data: { code: string }[]; total: number }>();
    expect([page.data.map(({ code }) => code), page.total]).toEqual([codes, total]);
  });
});
