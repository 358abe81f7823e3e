import { findPostgres, startPostgres } from "../../../src/backend/testing/local-postgres.ts";
import type { BackendAuth } from "../../../src/contract/backend-auth.ts";
import {
  type NodeShop,
  type RealServer,
  startDjangoShop,
  startNodeShop,
} from "../../../testing/foreign-servers/start-server.ts";
import type { TryReport } from "../../try-backend/try-backend.ts";

/** A user of a server, and how the console signs in. */
export interface ShopSignIn {
  /** `auth` of `config.json`; undefined if the adapter signs in. */
  readonly auth?: BackendAuth;
  /** Empty if the user types a key only. */
  readonly username: string;
  readonly password: string;
  /** Whether a token that is not valid any more is renewed. */
  readonly renews: boolean;
}

/** A server that the shop is tried with, and what it cannot do. */
export interface ShopServer {
  readonly title: string;
  /** Names on the wire; undefined if they are those of the spec. */
  readonly naming?: "snake_case";
  /** Module in `testing/adapters`, and the name of the adapter in it. */
  readonly adapter?: readonly [file: string, name: string];
  /** How users sign in; undefined if the server needs no sign-in. */
  readonly signIn?: ShopSignIn;
  /** Whether the server searches, and whether it rejects a value at its field. */
  readonly searches: boolean;
  readonly validates: boolean;
  /** What `try-backend` must find. */
  readonly expected: {
    readonly main: object;
    readonly proved: readonly string[];
  };
  start(port: number, signIn?: ShopSignIn): Promise<RealServer>;
}

const CACHE = ".cache/foreign-servers";
const startNode = (name: NodeShop) => (port: number, signIn?: ShopSignIn) =>
  startNodeShop({ port, name, cache: CACHE, user: [signIn?.username ?? "", signIn?.password ?? ""] });

/** PostGraphile with a PostgreSQL server of its own. */
async function startPostgraphile(port: number, signIn?: ShopSignIn): Promise<RealServer> {
  const bin = findPostgres();
  if (bin === null) {
    throw new Error("PostGraphile needs PostgreSQL: install the package postgresql");
  }
  const database = await startPostgres(bin);
  try {
    const user = [signIn?.username ?? "", signIn?.password ?? ""] as const;
    const server = await startNodeShop({ port, name: "postgraphile", cache: CACHE, user, database: database.url });
    return { stop: () => server.stop().finally(() => database.stop()) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

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
    signIn: {
      auth: {
        kind: "token",
        signIn: { path: "/authentication", as: "json", username: "email", extra: { strategy: "local" } },
      },
      username: "ana@shop.example",
      password: "Secret-1",
      renews: false,
    },
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
    signIn: {
      auth: { kind: "token", signIn: { as: "key" }, send: { header: "X-API-Key", scheme: "" } },
      username: "",
      password: "a-key-of-the-shop",
      renews: false,
    },
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
    adapter: ["graphql", "graphqlShop"],
    signIn: { username: "ana", password: "Secret-1", renews: true },
    searches: true,
    validates: true,
    expected: {
      main: { abilities: { paging: "pages", sort: "one", search: true, filters: ["is", "anyOf"], counts: true } },
      proved: ["create", "read", "update", "field error", "404", "delete"],
    },
    start: startNode("graphql"),
  },
  postgraphile: {
    title: "PostGraphile",
    adapter: ["postgraphile", "postgraphile"],
    signIn: { username: "ana@shop.example", password: "Secret-1", renews: false },
    searches: false,
    validates: true,
    expected: {
      main: { abilities: { paging: "pages", sort: "one", search: false, filters: ["is"], counts: true } },
      proved: ["create", "read", "update", "field error", "404", "delete"],
    },
    start: startPostgraphile,
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
