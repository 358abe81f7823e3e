import {
  type NodeShop,
  type RealServer,
  startDjangoShop,
  startNodeShop,
} from "../../../testing/foreign-servers/start-server.ts";
import type { TryReport } from "../../try-backend/try-backend.ts";

/** A server that the shop is tried with, and what it cannot do. */
export interface ShopServer {
  readonly title: string;
  /** Names on the wire; undefined if they are those of the spec. */
  readonly naming?: "snake_case";
  /** Module in `testing/adapters`, and the name of the adapter in it. */
  readonly adapter?: readonly [file: string, name: string];
  /** Whether the server searches, and whether it rejects a value at its field. */
  readonly searches: boolean;
  readonly validates: boolean;
  /** What `try-backend` must find. */
  readonly expected: {
    readonly main: object;
    readonly proved: readonly string[];
  };
  start(port: number): Promise<RealServer>;
}

const CACHE = ".cache/foreign-servers";
const startNode = (name: NodeShop) => (port: number) => startNodeShop(port, name, CACHE);

export const SHOP_SERVERS: { readonly [name: string]: ShopServer } = {
  django: {
    title: "Django REST framework",
    naming: "snake_case",
    searches: true,
    validates: true,
    expected: {
      main: {
        trailingSlash: true,
        records: { update: "patch" },
        abilities: { paging: "pages", pageSize: 100, sort: "one", search: true, filters: ["is"], counts: true },
        lists: { preset: "own", sort: "ordering", search: "search" },
      },
      proved: ["create", "read", "update by patch", "field error", "404", "delete"],
    },
    start: startDjangoShop,
  },
  "json-server": {
    title: "json-server",
    searches: true,
    validates: false,
    expected: {
      main: {
        abilities: { paging: "pages", sort: "one", search: true, filters: ["is", "anyOf"], counts: true },
        lists: { preset: "json-server" },
      },
      proved: ["create", "read", "update", "404", "delete"],
    },
    start: startNode("json-server"),
  },
  feathers: {
    title: "Feathers",
    searches: false,
    validates: true,
    expected: {
      main: {
        abilities: { paging: "pages", sort: "one", search: false, counts: true },
        lists: {
          preset: "own",
          paging: "offset",
          page: "$skip",
          size: "$limit",
          sort: "$sort",
          sortSyntax: "[field]=-1",
        },
      },
      proved: ["create", "read", "update", "404", "delete"],
    },
    start: startNode("feathers"),
  },
  "json-api": {
    title: "jsonapi-server (JSON:API)",
    adapter: ["jsonapi-server", "jsonApiServer"],
    searches: false,
    validates: true,
    expected: {
      main: {
        abilities: { paging: "pages", sort: "one", search: false, counts: true },
        lists: { preset: "own", paging: "offset", page: "page[offset]", size: "page[limit]" },
      },
      proved: ["create", "read", "update", "field error", "404", "delete"],
    },
    start: startNode("json-api"),
  },
  graphql: {
    title: "GraphQL Yoga",
    adapter: ["graphql", "graphql"],
    searches: true,
    validates: true,
    expected: {
      main: { abilities: { paging: "pages", sort: "one", search: true, filters: ["is", "anyOf"], counts: true } },
      proved: ["create", "read", "update", "404", "delete"],
    },
    start: startNode("graphql"),
  },
};

/** Members of a value that an expected one has too; they should be equal. */
function pick(value: unknown, expected: unknown): unknown {
  const isPlain = (each: unknown): each is { readonly [name: string]: unknown } =>
    typeof each === "object" && each !== null && !Array.isArray(each);
  return isPlain(value) && isPlain(expected)
    ? Object.fromEntries(Object.keys(expected).map((name) => [name, pick(value[name], expected[name])]))
    : value;
}

/** What a report of `try-backend` says otherwise than expected. */
export function compareReport({ expected }: ShopServer, report: TryReport): readonly string[] {
  const errors = report.findings.filter(({ level }) => level === "error").map(({ where, text }) => `${where}: ${text}`);
  const found = JSON.stringify(pick(report.config?.backends.main, expected.main));
  const wanted = JSON.stringify(expected.main);
  const proved = `/products: ${expected.proved.join(", ")}`;
  return [
    ...errors.map((text) => `try-backend: ${text}`),
    ...(found === wanted ? [] : [`try-backend finds ${found}, not ${wanted}`]),
    ...(report.proved.includes(proved) ? [] : [`try-backend proves ${report.proved.join("; ")}, not ${proved}`]),
  ];
}
