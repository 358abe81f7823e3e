import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { startTestBackend } from "../../src/backend/testing/test-backend.ts";
import { groupOf, type ListFilter } from "../../src/contract/list-filter.ts";
import { type Foreign, genres, type Row } from "./testing/tiny-backend.ts";
import { linesOf, openForeign, READING, tables, tryForeign } from "./testing/try-foreign.ts";
import { tryBackend } from "./try-backend.ts";

/** Paged like Spring: from 0, `page` and `size`, `sort=name,desc`. */
function springList(rows: readonly Row[], query: URLSearchParams): unknown {
  const [field = "id", direction = "asc"] = (query.get("sort") ?? "id").split(",");
  const wanted = [...query].find(([name]) => name === "active");
  const found = rows.filter((row) => wanted === undefined || String(row["active"]) === wanted[1]);
  const sorted = found.toSorted((one, other) =>
    String(one[field]).localeCompare(String(other[field]), "en", { numeric: true }),
  );
  const ordered = direction === "desc" ? sorted.reverse() : sorted;
  const size = Number(query.get("size") ?? 20);
  const from = Number(query.get("page") ?? 0) * size;
  return { content: ordered.slice(from, from + size), totalElements: found.length };
}

/** Pages, filters by a field, and handles the parameter `filter` in a given way. */
function groupedList(isMet: (row: Row, filter: ListFilter) => boolean): NonNullable<Foreign["toList"]> {
  return (rows, query) => {
    const asked = query.get("filter");
    const active = query.get("active");
    const named = rows.filter((row) => active === null || String(row["active"]) === active);
    const found = named.filter((row) => asked === null || isMet(row, JSON.parse(asked) as ListFilter));
    const size = Number(query.get("pageSize") ?? 25);
    const from = (Number(query.get("page") ?? 1) - 1) * size;
    return { data: found.slice(from, from + size), total: found.length };
  };
}

function isInGroups(row: Row, filter: ListFilter): boolean {
  const group = groupOf(filter);
  if (group === null) {
    return "is" in filter && row[filter.field] === filter.is;
  }
  const met = group.parts.filter((part) => isInGroups(row, part)).length;
  return { all: met === group.parts.length, any: met > 0, none: met === 0 }[group.kind];
}

/** Evaluates a group of conditions incorrectly: one match is enough for `all`. */
function someOfAll(row: Row, filter: ListFilter): boolean {
  const group = groupOf(filter);
  return group?.kind === "all" ? group.parts.some((part) => isInGroups(row, part)) : isInGroups(row, filter);
}

describe("trying a backend", () => {
  test("of whole arrays: requests each list once, and leaves the rest to the browser", async () => {
    const report = await tryForeign({ tables: tables() });
    expect(report.exitCode).toBe(0);
    expect(report.config?.backends.main.abilities).toEqual({ paging: "none", audit: false, conflictTags: false });
    expect(report.console[0]).toContain("loads each list once");
    expect(report.lists).toContainEqual({ path: "/genres", rows: 5, total: null });
    expect(linesOf(report)).toContainEqual(
      expect.stringMatching(/^note GET \/genres\/{id}: not as in the document: \/id must be/),
    );
  });

  test("paged like Spring: finds the preset, and which fields it sorts, filters and counts", async () => {
    const report = await tryForeign({ tables: tables(), toList: springList });
    expect(report.config?.backends.main.lists).toEqual({ preset: "spring" });
    const abilities = { paging: "pages", sort: "one", search: false, ids: false, counts: true };
    expect(report.config?.backends.main.abilities).toMatchObject(abilities);
    // It reads the first of several values only.
    expect(report.config?.backends.main.abilities.filters).toEqual(["is"]);
    expect(report.console).toContain("shows no search box: the backend does not search");
  });

  test("that ignores all filters: reports it, and disables filters in the config", async () => {
    const toList = (rows: readonly Row[], query: URLSearchParams) => {
      const from = (Number(query.get("page") ?? 1) - 1) * Number(query.get("pageSize") ?? 4);
      return { data: rows.slice(from, from + Number(query.get("pageSize") ?? 4)), total: rows.length };
    };
    const report = await tryForeign({ tables: tables(), toList });
    expect(report.config?.backends.main.abilities).toMatchObject({
      filters: [],
      search: false,
      ids: false,
      sort: "none",
    });
    expect(report.console).toContain("filters in the browser, up to 20000 records: the backend does not filter");
    expect(report.console).toContain("loads the titles of related records one by one, or with a page of their list");
  });

  test("distinguishes a backend with filter groups from one that reads only a part of them", async () => {
    const tried = async (isMet: (row: Row, filter: ListFilter) => boolean) => {
      const report = await tryForeign({ tables: tables(), toList: groupedList(isMet) });
      const joined = report.console.filter((line) => line.includes("and/or"));
      return [report.config?.backends.main.abilities.filterGroups, joined];
    };
    const byBackend = ["lets the backend join filters by and/or"];
    const byBrowser = [
      "joins filters by and/or in the browser, up to 20000 records: the backend does not support groups",
    ];
    expect(await tried(isInGroups)).toEqual([true, byBackend]);
    expect(await tried(someOfAll)).toEqual([false, byBrowser]);
    expect(await tried(() => true)).toEqual([false, byBrowser]);
    expect(await tried(() => false)).toEqual([false, byBrowser]);
  });

  test("with unknown page parameters: reports it with exit code 1", async () => {
    const report = await tryForeign({
      tables: tables(),
      toList: (rows) => ({ data: rows.slice(0, 2), total: rows.length }),
    });
    expect([report.exitCode, linesOf(report)]).toEqual([
      1,
      expect.arrayContaining([expect.stringContaining("error GET /genres: answers 2 of 5 records")]),
    ]);
  });

  test("reports what is missing or wrong: a list, a query, a backend that needs no token", async () => {
    const report = await tryForeign({ tables: tables(), missing: ["/books", "/books/enabled"], isOpen: true });
    expect(linesOf(report)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^error GET \/books: answers 404/),
        expect.stringMatching(/^warning GET \/books\/enabled: answers 404/),
        "warning GET /genres: without a token it answers 200, not 401: the console sees no expired session",
      ]),
    );
  });

  test("stops after a rejected sign-in", async () => {
    const report = await tryForeign({ tables: tables() }, { password: "errada" });
    expect([report.exitCode, report.config, linesOf(report)]).toEqual([1, null, ["error POST /authentication: no"]]);
  });

  test("writes only with --write, and cleans up", async () => {
    const kept = tables();
    await tryForeign({ tables: kept });
    expect(kept["genres"]).toEqual(genres(5));
    const report = await tryForeign({ tables: kept }, { write: true });
    expect(kept).toEqual(tables());
    expect(report.proved).toContain("/genres: create, read, update, 404, delete");
    expect(report.config?.backends.main.abilities.idempotency).toBe("never");
  });

  test("the reference backend: everything works with its own preset, and the config matches its own", async () => {
    const backend = await startTestBackend("embedded");
    onTestFinished(() => backend.close());
    const origin = await backend.app.listen({ port: 0, host: "127.0.0.1" });
    const own = { ...READING, ...demoCredentials, url: `${origin}/api` };
    const report = await tryBackend({ ...own, write: true, timeoutMs: 30_000 });
    expect(linesOf(report).filter((line) => line.startsWith("error"))).toEqual([]);
    expect(report.exitCode).toBe(0);
    const { abilities: stated } = (await backend.call({ url: "/config.json" })).json().backends.main;
    const { paging, sort, search, filterGroups, counts, ids, conflictTags } = stated;
    expect(report.config?.backends.main.abilities).toMatchObject({
      paging,
      sort,
      search,
      filterGroups,
      counts,
      ids,
      conflictTags,
    });
    expect(report.config?.backends.main.lists).toBeUndefined();
  });
});

describe("the command", () => {
  /** Simulates code of a product that never ends. */
  const TIMER = "data:text/javascript,setInterval(() => {}, 1000)";

  const run = async (...words: string[]) => {
    const script = path.resolve(import.meta.dirname, "main.ts");
    const imports = ["--import", "tsx/esm", "--import", TIMER];
    const command = promisify(execFile)("node", [...imports, script, ...words], { encoding: "utf8", timeout: 20_000 });
    return command.then(
      ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  };
  const asAna = ["--username", "ana", "--password", "certa", "--product", "testing/fixture"];

  test("prints what the console supports and a config.json, or JSON with --json; the exit code is the result", async () => {
    const url = await openForeign({ tables: tables() });
    const { code, stdout } = await run(url, ...asAna);
    expect(code).toBe(0);
    expect(stdout).toContain("loads each list once");
    expect(stdout).toContain('"paging": "none"');
    const asJson = await run(url, ...asAna, "--json");
    expect(JSON.parse(asJson.stdout)).toMatchObject({ url, exitCode: 0, lists: expect.any(Array) });
    expect((await run(await openForeign({ tables: {} }), ...asAna)).code).toBe(1);
  });

  test.each([[["nonsense", ...asAna]], [["http://127.0.0.1:1"]], [[...asAna]]])(
    "%j is invalid: exit code 2",
    async (words) => {
      expect(await run(...words)).toMatchObject({ code: 2, stderr: expect.stringMatching(/./) });
    },
  );
});
