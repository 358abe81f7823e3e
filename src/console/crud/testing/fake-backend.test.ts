import { expect, test } from "vitest";
import { contractTickets, filterCases, pageCases } from "../../../contract/testing/list-contract.ts";
import { FakeBackend } from "./fake-backend.ts";

const tickets = contractTickets.map((ticket, index) => ({ ...ticket, id: `t${index}` }));

test.each([...pageCases, ...filterCases])(
  "the fake backend conforms to the list contract: $title",
  async ({ query, codes, total }) => {
    const backend = new FakeBackend({ tables: { "/tickets": tickets } });
    const page = await backend.list<{ code: string }>({ method: "GET", path: "/tickets" }, query);
    expect([page.rows.map(({ code }) => code), page.total]).toEqual([codes, total]);
  },
);
