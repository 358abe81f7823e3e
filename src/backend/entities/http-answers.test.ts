import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openBackend } from "../testing/for-suite.ts";
import { describeOnDatabases } from "../testing/on-databases.ts";

describeOnDatabases("responses by the HTTP standard, on the %s database", (kind) => {
  const { backend, call } = openBackend(kind);

  test("a created record is at the address in Location", async () => {
    const url = "/api/genres";
    const created = await call({ method: "POST", url, body: { name: "Viagem", code: "poetry", active: true } });
    expect(created.statusCode).toBe(201);
    const address = new URL(String(created.headers["location"]), `http://localhost${url}`);
    expect((await call({ url: address.pathname })).json()).toEqual(created.json());
  });

  test("a record that the client has already is 304, without a body", async () => {
    const [genre] = (await call({ url: "/api/genres" })).json<{ data: { id: string }[] }>().data;
    const url = `/api/genres/${genre?.id}`;
    const tag = String((await call({ url })).headers["etag"]);
    const known = await call({ url, headers: { "if-none-match": `"other", W/${tag}` } });
    expect([known.statusCode, known.body, known.headers["etag"]]).toEqual([304, "", tag]);
    expect((await call({ url, headers: { "if-none-match": '"other"' } })).statusCode).toBe(200);
  });

  test("errors have the members of RFC 9457, and 401 names the scheme", async () => {
    const missing = await call({ url: "/api/genres/01890a5d-ac96-774b-bcce-b302099a8057" });
    expect(missing.json()).toMatchObject({ type: "about:blank", title: "Not Found", status: 404, detail: "Not found" });
    const unknown = await backend.call({ url: "/api/genres" });
    expect([unknown.statusCode, unknown.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  });

  test("long lists are compressed for clients that accept it, responses with tokens never", async () => {
    const headers = { "accept-encoding": "gzip" };
    const url = "/api/members/all?pageSize=200";
    const plain = await call({ url });
    const packed = await call({ url, headers });
    expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([undefined, "gzip"]);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await call({ url: "/api/genres?pageSize=1", headers })).headers["content-encoding"]).toBeUndefined();
    const print = { method: "POST", url: "/api/tickets/print", body: { quantity: 100, value: 1 }, headers } as const;
    expect((await call(print)).headers["content-encoding"]).toBeUndefined();
  });
});
