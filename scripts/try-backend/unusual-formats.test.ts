import { expect, test } from "vitest";
import { toText } from "./report-text.ts";
import { genres, type Row } from "./testing/tiny-backend.ts";
import { linesOf, tables, tryForeign } from "./testing/try-foreign.ts";

/** Backends with unusual formats: each is found, and stated in the printed config. */

/** A page in an envelope, in which `total` is at another place. */
const paged =
  (page: string, size: string, toEnvelope: (rows: readonly Row[], total: number) => unknown) =>
  (rows: readonly Row[], query: URLSearchParams) => {
    const count = size === "" ? 20 : Number(query.get(size) ?? 20);
    const from = (Number(query.get(page) ?? 1) - 1) * count;
    return toEnvelope(rows.slice(from, from + count), rows.length);
  };

test("slashes at the end of paths are found, and stated in the config", async () => {
  const report = await tryForeign({ tables: tables(), hasSlashes: true }, { write: true });
  expect(report.config?.backends.main.trailingSlash).toBe(true);
  expect(report.proved).toContain("/genres: create, read, update, 404, delete");
});

test("pages of the backend's own size are found by their numbers", async () => {
  const toList = paged("page", "", (results, count) => ({ count, next: null, results }));
  const report = await tryForeign({ tables: tables(45), toList });
  expect(report.exitCode).toBe(0);
  expect(report.config?.backends.main.abilities).toMatchObject({ paging: "pages", pageSize: 100 });
});

test.each([
  ["have no rows", false],
  ["repeat the last one", true],
])("other names of page and size, and the place of the total are found if later pages %s", async (_, isRepeated) => {
  const toPage = paged("_page", "_per_page", (data, items) => ({ first: 1, pages: 5, items, data }));
  const toList = (rows: readonly Row[], query: URLSearchParams) => {
    const last = Math.ceil(rows.length / Number(query.get("_per_page") ?? 20));
    const page = Number(query.get("_page") ?? 1);
    return toPage(
      rows,
      new URLSearchParams({ ...Object.fromEntries(query), _page: String(isRepeated ? Math.min(page, last) : page) }),
    );
  };
  const report = await tryForeign({ tables: tables(45), toList });
  const lists = { preset: "own", page: "_page", size: "_per_page", total: "items" };
  expect(report.config?.backends.main.lists).toMatchObject(lists);
  expect(report.config?.backends.main.abilities.counts).toBe(true);
});

test("a backend without PUT: one field is changed by PATCH, and the config states it", async () => {
  const kept = tables();
  const report = await tryForeign({ tables: kept, refused: ["PUT"] }, { write: true });
  expect(report.exitCode).toBe(0);
  expect(report.config?.backends.main.records).toEqual({ record: null, body: null, update: "patch" });
  expect(report.proved).toContain("/genres: create, read, update by patch, 404, delete");
  expect(kept).toEqual(tables());
});

test("an update that changes other fields too is an error", async () => {
  let count = 0;
  const toStored = (row: Row) => {
    count += 1;
    return { ...row, active: `changed ${count} times` };
  };
  const report = await tryForeign({ tables: tables(), toStored }, { write: true });
  expect(linesOf(report)).toContainEqual(
    expect.stringMatching(/^error PUT \/genres\/{id}: one changed field \(name\) is not stored\. put: it also changes/),
  );
});

test("a record that cannot be read after an update: the report still names what was left behind", async () => {
  const missing: string[] = [];
  const toStored = (row: Row) => {
    missing.push(`/genres/${row["id"]}`);
    return row;
  };
  const foreign = { tables: tables(), missing, toStored, refused: ["DELETE"] };
  const report = await tryForeign(foreign, { write: true });
  expect(report.lists.length).toBeGreaterThan(0);
  expect(linesOf(report)).toContain("error /genres: the tests end early: 404: Not found");
  expect(linesOf(report)).toContainEqual(
    expect.stringMatching(/^error DELETE \/genres\/{id}: the genre 1005 is still there, delete it by hand: 405/),
  );
});

test("one entity that ignores the keys of repeated calls decides for the backend", async () => {
  // Stores nothing, so that each record gets the same id, as a backend that knows the key would answer.
  const tickets: Row[] = Object.assign([], { push: () => 0 });
  const report = await tryForeign({ tables: { ...tables(), tickets } }, { write: true });
  expect(report.config?.backends.main.abilities.idempotency).toBe("never");
});

test("a backend that rejects POST is an error, and so are records without the fields of the spec", async () => {
  const refusing = await tryForeign({ tables: tables(), refused: ["POST"] }, { write: true });
  expect(refusing.exitCode).toBe(1);
  expect(linesOf(refusing)).toContain("error POST /genres: creating is rejected: 405: Method not allowed");
  const nested = genres(3).map(({ id, ...attributes }) => ({ id, type: "genres", attributes }));
  const strange = await tryForeign({ tables: { ...tables(), genres: nested } });
  expect(linesOf(strange)).toContain(
    "error GET /genres: no field of the spec is in a record, but id, type, attributes: it needs an adapter",
  );
  const some = genres(3).map(({ active: _, code: __, ...rest }) => rest);
  const partly = await tryForeign({ tables: { ...tables(), genres: some } });
  expect(linesOf(partly)).toContainEqual(expect.stringMatching(/^error GET \/genres: missing in every record: .*code/));
});

test("a session cookie with a CSRF token signs in, and writes", async () => {
  const auth = {
    kind: "cookie",
    csrf: { prepare: "/form", cookie: "csrf", header: "X-CSRF" },
    signIn: { path: "/form", as: "form" },
    whoAmI: { path: "/me", name: "name" },
    signOut: { path: "/logout" },
  } as const;
  const report = await tryForeign({ tables: tables(), hasCookie: true }, { write: true, auth });
  expect(linesOf(report).filter((line) => !line.startsWith("note"))).toEqual([]);
  expect(report.proved).toContain("/genres: create, read, update, 404, delete");
  expect(report.config?.backends.main.auth).toEqual(auth);
  const refused = await tryForeign({ tables: tables(), hasCookie: true }, { auth, password: "errada" });
  expect(linesOf(refused)).toEqual(["error POST /form: Unauthorized"]);
});

test("responses are read after the product's adapter has changed them", async () => {
  const nested = genres(5).map(({ id, ...attributes }) => ({ id, attributes }));
  const adapter = {
    answer: ({ body, ...rest }: { readonly body: unknown; readonly status: number; readonly headers: Headers }) => {
      const flat = (row: Row) => ({ id: row["id"], ...(row["attributes"] as object) });
      return { ...rest, body: Array.isArray(body) ? body.map(flat) : flat(body as Row) };
    },
  };
  const report = await tryForeign({ tables: { ...tables(), genres: nested } }, { adapter });
  expect(linesOf(report).filter((line) => line.includes("/genres:"))).toEqual([]);
});

test("the report fits one screen, and its config.json is complete", async () => {
  const report = await tryForeign({ tables: tables(45), refused: ["PUT"], hasSlashes: true }, { write: true });
  const lines = toText({ ...report, findings: Array.from({ length: 5 }, () => report.findings).flat() }).split("\n");
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
  const config = lines.slice(lines.indexOf("config.json:") + 1).join("\n");
  expect(JSON.parse(config)).toEqual(report.config);
  const many = Array.from({ length: 50 }, (_, at) => ({ level: "error", where: `GET /${at}`, text: `${at}` }) as const);
  expect(toText({ ...report, findings: many }).split("\n").length).toBeLessThanOrEqual(40);
});
