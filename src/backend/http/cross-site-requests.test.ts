import { beforeAll, expect, test } from "vitest";
import { findDifferences, readDigests } from "../database/table-digests.ts";
import { openBackend } from "../testing/for-suite.ts";
import { type Document, readOperations } from "../testing/openapi-check.ts";

interface Operation {
  readonly method: string;
  readonly path: string;
}

const ID = "01a1fd2e-a244-760d-b6bc-da2cbd98dfd0";
const COOKIES = "__Host-device=a; device=b; session=c";
/** The content types that a form of another site can send without a preflight request. */
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];

const { backend, call } = openBackend("embedded");
let operations: readonly Operation[] = [];
let bookId = "";
let staffId = "";

beforeAll(async () => {
  const document = (await backend.call({ url: "/openapi.json" })).json<Document>();
  operations = [...readOperations(document).keys()].map((key) => {
    const [method = "", path = ""] = key.split(" ");
    return { method, path };
  });
  const books = await call({ url: "/api/books" });
  bookId = books.json<{ data: { id: string }[] }>().data[0]?.id ?? "";
  const invitation = { username: "ana@example.com", name: "Ana", role: "reader" };
  const invited = await call({ method: "POST", url: "/api/staff", body: invitation });
  staffId = invited.json<{ user: { id: string } }>().user.id;
});

const toUrl = (path: string, id: string) => path.replaceAll(/\{[^}]+\}/g, id);

test("a request that another site's page can send without a preflight changes no table", async () => {
  const before = await readDigests(backend.context.db);
  const writes = operations.filter(({ method }) => method !== "GET" && method !== "HEAD");
  expect(writes.length).toBeGreaterThan(30);
  const urls = writes.flatMap(({ path }) => [toUrl(path, bookId), toUrl(path, staffId)]);
  for (const url of new Set(urls)) {
    for (const type of FORM_TYPES) {
      const body = '{"refreshToken":"x","name":"a","code":"a"}';
      const headers = { cookie: COOKIES, "content-type": type, origin: "https://evil.example" };
      const answer = await backend.call({ method: "POST", url, body, headers });
      expect([url, type, answer.statusCode >= 400]).toEqual([url, type, true]);
    }
    const headers = { cookie: COOKIES, origin: "https://evil.example" };
    const empty = await backend.call({ method: "POST", url, headers });
    expect([url, empty.statusCode >= 400]).toEqual([url, true]);
  }
  const after = await readDigests(backend.context.db);
  // Rejected sign-ins are recorded, and counted for the rate limits.
  expect(findDifferences(before, after)).toEqual(["attempts", "audit_entries", "entity_console_audit_queue"]);
});

test("no GET request changes a table", async () => {
  const reads = operations.filter(({ method }) => method === "GET");
  expect(reads.length).toBeGreaterThan(20);
  const before = await readDigests(backend.context.db);
  const found: number[] = [];
  for (const { path } of reads) {
    for (const id of [bookId, ID]) {
      found.push((await call({ url: toUrl(path, id) })).statusCode);
    }
  }
  expect(found.filter((status) => status === 200).length).toBeGreaterThan(15);
  expect(findDifferences(before, await readDigests(backend.context.db))).toEqual([]);
});
