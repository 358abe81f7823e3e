import { expect, test } from "vitest";
import { answerTo } from "../../../testing/foreign-backend/foreign-responses.ts";
import { contractTickets, pageCases } from "./list-contract.ts";

const sorted = [...contractTickets].sort((one, other) => one.value - other.value);

// The foreign backend does not sort: its records are in the order of the contract.
test.each(pageCases)("the foreign backend with pages lists as the contract: $title", ({ query, codes, total }) => {
  const records = new Map(sorted.map((ticket, index) => [`t${index}`, JSON.stringify(ticket)]));
  const world = {
    shape: "paged",
    ids: "text",
    relations: "ids",
    resources: [{ path: "/tickets", lists: ["/tickets"], records }],
    extras: [],
  } as const;
  const { page, pageSize, search = "" } = query;
  const parameters = {
    q: search,
    ...(page ? { page: `${page}` } : {}),
    ...(pageSize ? { pageSize: `${pageSize}` } : {}),
  };
  const call = { method: "GET", path: "/tickets", query: new URLSearchParams(parameters), body: "", authorization: "" };
  const answer = JSON.parse(answerTo(world, call)?.body ?? "{}") as { data: { code: string }[]; total: number };
  expect([answer.data.map(({ code }) => code), answer.total]).toEqual([codes, total]);
});
