import { describe, expect, test } from "vitest";
import type { BackendConfig } from "../../contract/app-config.ts";
import { LIST_PRESETS, type ListDialect, type ListPreset } from "../../contract/list-dialect.ts";
import type { ListQuery } from "../../contract/transport.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import type { TokenSource } from "./retry.ts";
import { createTransport } from "./transport.ts";

const LIST = { method: "GET", path: "/tickets" } as const;
const THIRD_PAGE: ListQuery = {
  page: 3,
  pageSize: 25,
  sort: "-code",
  search: "a b",
  filters: { status: "active" },
  ids: [1, "x"],
};
const tokens: TokenSource = { accessToken: async () => "token", renewedToken: async () => null };

/** A transport for a backend with those list options, and its recorded calls. */
function standIn(backend: Partial<BackendConfig>, answer: () => Response = () => json([])) {
  const calls = fakeFetch(answer);
  const transport = createTransport({ backend: { ...testConfig.backends.main, ...backend }, tokens, timeoutMs: null });
  const list = (query?: ListQuery) => transport.list(LIST, query);
  return { list, asked: () => decodeURIComponent(calls[0]?.url.split("?")[1] ?? "") };
}

const lists = (preset: ListPreset, overrides: Partial<ListDialect> = {}) => ({
  ...LIST_PRESETS[preset],
  ...overrides,
});
const rows = (howMany: number) => Array.from({ length: howMany }, (_, id) => ({ id }));
const found = ({ rows: all, ...rest }: { readonly rows: readonly unknown[] }) => ({ rows: all.length, ...rest });

describe("the query of a list call", () => {
  test.each<[ListPreset, string]>([
    ["own", "page=3&pageSize=25&sort=-code&q=a b&status=active&id=1&id=x"],
    ["none", "id=1&id=x"],
    ["page-from-0", "page=2&size=25&sort=-code&q=a b&status=active&id=1&id=x"],
    ["page-from-1", "page=3&size=25&sort=-code&q=a b&status=active&id=1&id=x"],
    ["offset-limit", "offset=50&limit=25&sort=-code&q=a b&status=active&id=1&id=x"],
    ["json-api", "page[number]=3&page[size]=25&sort=-code&filter[q]=a b&filter[status]=active&filter[id]=1,x"],
    ["spring", "page=2&size=25&sort=code,desc&q=a b&status=active&id=1&id=x"],
    ["json-server", "_page=3&_limit=25&_sort=code&_order=desc&q=a b&status=active&id=1&id=x"],
    ["link-header", "page=3&per_page=25&sort=-code&q=a b&status=active&id=1&id=x"],
    ["x-total-count", "page=3&pageSize=25&sort=-code&q=a b&status=active&id=1&id=x"],
  ])("has the parameters of the preset %s", async (preset, query) => {
    const { list, asked } = standIn({ lists: lists(preset) });
    await list(THIRD_PAGE);
    expect(asked()).toBe(query);
  });

  test.each([
    ["-field", "sort=-code,name"],
    ["field,desc", "sort=code,desc&sort=name,asc"],
    ["field:desc", "sort=code:desc&sort=name:asc"],
    ["field desc", "sort=code desc&sort=name asc"],
    ["field,DESC", "sort=code,DESC&sort=name,ASC"],
    ["field.desc", "sort=code.desc,name.asc"],
    ["[field]=-1", "sort[code]=-1&sort[name]=1"],
    ["two parameters", "sort=code,name&order=desc,asc"],
  ] as const)("sorts by several columns in the syntax %s", async (sortSyntax, query) => {
    const { list, asked } = standIn({ lists: lists("own", { sortSyntax }) });
    await list({ sort: "-code,name" });
    expect(asked()).toBe(query);
  });

  test.each([
    ["filter", {}],
    ["where", { filterGroups: "where" }],
  ])("sends groups of filters as JSON in %s", async (name, overrides) => {
    const { list, asked } = standIn({ lists: lists("own", overrides) });
    await list({ filter: { any: [{ field: "code", contains: "a&b" }] } });
    expect(asked()).toBe(`${name}={"any":[{"field":"code","contains":"a&b"}]}`);
  });

  test("has no page parameters if the backend has no paging", async () => {
    const { list, asked } = standIn({ abilities: { paging: "none" }, lists: lists("spring") });
    await list({ page: 1, pageSize: 25, sort: "code", search: "a", filters: { status: "active" } });
    expect(asked()).toBe("");
  });
});

const withHeaders = (body: unknown, headers: Record<string, string>) => () =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json", ...headers } });

const link = (last: string) =>
  `<https://b.example/tickets?page=2>; rel="next", <https://b.example/tickets?page=${last}&per_page=25>; rel="last"`;

interface Told {
  readonly lists: ListDialect;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly total: number | null;
  readonly isAtLeast?: boolean;
  readonly next?: string;
  readonly previous?: string;
}

const meta = { data: rows(25), meta: { total: 57 } };
const springPage = { content: rows(25), page: { totalElements: 57 } };
const hal = { _embedded: { tickets: rows(25) }, page: { totalElements: 57 } };
const ownPlaces = { found: { them: rows(25), howMany: 57 } };

describe("the number of records", () => {
  test.each<[string, Told]>([
    ["from a header", { lists: lists("x-total-count"), headers: { "X-Total-Count": "57" }, total: 57 }],
    [
      "from a Content-Range header",
      {
        lists: lists("own", { totalHeader: "Content-Range" }),
        headers: { "Content-Range": "items 0-24/57" },
        total: 57,
      },
    ],
    ["from the meta object of JSON:API", { lists: lists("json-api"), body: meta, total: 57 }],
    ["from the page object of Spring", { lists: lists("spring"), body: springPage, total: 57 }],
    ["from the page object of HAL", { lists: lists("spring"), body: hal, total: 57 }],
    [
      "from the configured path",
      { lists: lists("own", { rows: "found.them", total: "found.howMany" }), body: ownPlaces, total: 57 },
    ],
    [
      "from the last page of a Link header, as a lower bound",
      { lists: lists("link-header"), headers: { Link: link("3") }, total: 51, isAtLeast: true },
    ],
    [
      "from an envelope with cursors, as a lower bound",
      {
        lists: lists("own"),
        body: { data: rows(25), total: 57, totalIsAtLeast: true, nextCursor: "n", previousCursor: "p" },
        total: 57,
        isAtLeast: true,
        next: "n",
        previous: "p",
      },
    ],
    ["as unknown from a bare array, which is complete", { lists: lists("own"), total: null }],
  ])("is read %s", async (_, { lists: dialect, headers = {}, body = rows(25), ...told }) => {
    const { list } = standIn({ lists: dialect }, withHeaders(body, headers));
    expect(found(await list({ page: 1, pageSize: 25 }))).toEqual({ rows: 25, ...told });
  });

  test("is known on the last page", async () => {
    const previous = '<https://b.example/tickets?page=2>; rel="prev"';
    const { list } = standIn({ lists: lists("link-header") }, withHeaders(rows(7), { Link: previous }));
    expect(found(await list({ page: 3, pageSize: 25 }))).toEqual({ rows: 7, total: 57 });
  });

  test("is the number of the last page if a page has one record", async () => {
    const { list } = standIn({ lists: lists("link-header") }, withHeaders(rows(1), { Link: link("57") }));
    expect(found(await list({ page: 1, pageSize: 1 }))).toEqual({ rows: 1, total: 57, isAtLeast: false });
  });

  test("is estimated if the backend pages without a total: a full page may not be the last", async () => {
    const paged = { abilities: { paging: "pages" } } as const;
    const full = standIn(paged, () => json(rows(25)));
    expect(found(await full.list({ page: 2, pageSize: 25 }))).toEqual({ rows: 25, total: 51, isAtLeast: true });
    const short = standIn(paged, () => json(rows(7)));
    expect(found(await short.list({ page: 2, pageSize: 25 }))).toEqual({ rows: 7, total: 32 });
    const whole = standIn(paged, () => json(rows(90)));
    expect(found(await whole.list({ page: 1, pageSize: 25 }))).toEqual({ rows: 90, total: null });
  });
});
