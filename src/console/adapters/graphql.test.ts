import { describe, expect, test, vi } from "vitest";
import { createAdaptedTransport } from "../api/adapted-transport.ts";
import { adaptSessionCalls } from "../session/auth/adapted-calls.ts";
import { isRefusal } from "../session/refresher.ts";
import { sessionCalls } from "../session/session-calls.ts";
import { fakeFetch, json, type SentCall } from "../testing/fake-fetch.ts";
import { testConfig } from "../testing/session-harness.ts";
import { type GraphqlOperations, type GraphqlOptions, graphql } from "./graphql.ts";
import type { GraphqlError } from "./graphql-responses.ts";

const operations: GraphqlOperations = {
  list: ({ page = 1, pageSize = 10 }) => ({
    query: "query($skip: Int, $take: Int) { books(skip: $skip, take: $take) { title } booksCount }",
    variables: { skip: (page - 1) * pageSize, take: pageSize },
    read: ({ books, booksCount }: { books: readonly object[]; booksCount: number }) => ({
      rows: books,
      total: booksCount,
    }),
  }),
  get: (id) => ({ query: "query($id: ID!) { book(id: $id) { id title } }", variables: { id } }),
  update: (id, input) => ({
    query: "mutation($id: ID!, $input: BookInput!) { updateBook(id: $id, input: $input) { id } }",
    variables: { id, input },
  }),
  actions: {
    lend: ({ params }) => ({ query: "mutation($id: ID!) { lend(id: $id) { id } }", variables: { id: params?.["id"] } }),
  },
};

function open(options: GraphqlOptions = {}, given = operations) {
  return createAdaptedTransport(
    {
      backend: { ...testConfig.backends.main, url: "https://backend.example/graphql" },
      tokens: { accessToken: async () => "old", renewedToken: async () => "new" },
      timeoutMs: 1000,
    },
    graphql(() => given, options),
  );
}

const about = (operation: string) => ({ about: { entity: "book", operation } });
const READ = { method: "GET", path: "/books/{id}", params: { id: "7" }, ...about("get") } as const;
const UPDATE = { ...READ, method: "PUT", body: { id: "7", title: "Dunes" }, ...about("update") } as const;

const bodyOf = ({ body }: SentCall): unknown => JSON.parse(body ?? "");

describe("the adapter for GraphQL", () => {
  test("a list is one query at the configured address, and its value is read by the adapter", async () => {
    const sent = fakeFetch(() => json({ data: { books: [{ title: "Dunes" }], booksCount: 31 } }));
    const list = open().list({ method: "GET", path: "/books", ...about("list") }, { page: 3, pageSize: 10 });
    expect(await list).toEqual({ rows: [{ title: "Dunes" }], total: 31 });
    expect(sent.map(({ url }) => url)).toEqual(["https://backend.example/graphql"]);
    expect(sent.map(bodyOf)).toEqual([{ query: operations.list?.({}).query, variables: { skip: 20, take: 10 } }]);
  });

  test.each<[string, unknown, object]>([
    ["rows and total", { rows: [{ id: 1 }], total: 5 }, { rows: [{ id: 1 }], total: 5 }],
    [
      "a connection with edges",
      { edges: [{ node: { id: 1 } }], pageInfo: { size: 2, total: 5 } },
      { rows: [{ id: 1 }], total: 5 },
    ],
    ["nodes and a count", { totalCount: 0, nodes: [] }, { rows: [], total: 0 }],
    ["a list alone", [{ id: 1 }], { rows: [{ id: 1 }], total: null }],
  ])("%s is read as a list", async (_, books, page) => {
    fakeFetch(() => json({ data: { books } }));
    const query = () => ({ query: "{ books }" });
    expect(await open({}, { list: query }).list({ method: "GET", path: "/books", ...about("list") })).toEqual(page);
  });

  test("a page that the adapter reads itself keeps its cursors", async () => {
    const page = { rows: [{ id: 1 }], total: 5, isAtLeast: true, next: "c" };
    fakeFetch(() => json({ data: { books: [] } }));
    const list = () => ({ query: "{ books }", read: () => page });
    expect(await open({}, { list }).list({ method: "GET", path: "/books", ...about("list") })).toEqual(page);
  });

  test("a response without a list is an error, not an empty list", async () => {
    fakeFetch(() => json({ data: { books: null } }));
    const list = open({}, { list: () => ({ query: "{ books }" }) }).list({
      method: "GET",
      path: "/books",
      ...about("list"),
    });
    await expect(list).rejects.toMatchObject({ serverMessage: "The response has no list" });
  });

  test("a record in a payload is read", async () => {
    fakeFetch(() => json({ data: { updateBook: { book: { id: "7" } } } }));
    expect(await open().send(UPDATE)).toEqual({ id: "7" });
  });

  test("an update has the id apart from its input, and an action its own mutation", async () => {
    const sent = fakeFetch(() => json({ data: { updateBook: { id: "7" } } }));
    expect(await open().send(UPDATE)).toEqual({ id: "7" });
    await open().send({ ...UPDATE, ...about("lend") });
    expect(sent.map((call) => Reflect.get(Object(bodyOf(call)), "variables"))).toEqual([
      { id: "7", input: { title: "Dunes" } },
      { id: "7" },
    ]);
  });

  test("a missing record is a 404", async () => {
    fakeFetch(() => json({ data: { book: null } }));
    await expect(open().load(READ)).rejects.toMatchObject({ statusCode: 404 });
  });

  test("an operation that the adapter lacks is named", async () => {
    await expect(open().send({ ...UPDATE, ...about("archive") })).rejects.toMatchObject({
      serverMessage: "The adapter has no archive of book",
    });
  });

  test.each<[string, GraphqlError["extensions"]]>([
    ["a field", { field: "title" }],
    ["the argument of NestJS", { argumentName: "title" }],
    ["a path in the input", { path: ["input", "title"] }],
    ["Hasura's path", { path: "$.selectionSet.insert_books_one.args.object.title" }],
    ["Hasura's path of many", { path: "$.selectionSet.insert_books.args.objects[0].title" }],
  ])("a refusal with %s is at its field", async (_, extensions) => {
    fakeFetch(() => json({ data: null, errors: [{ message: "is taken", path: ["updateBook"], extensions }] }));
    await expect(open().send(UPDATE)).rejects.toMatchObject({
      statusCode: 422,
      details: [{ path: "title", message: "is taken" }],
    });
  });

  test.each([
    'Variable "$input" got invalid value {}; Field "title" of required type "String!" was not provided.',
    'Variable "$input" got invalid value null at "input.title"; Expected non-nullable type "String!" not to be null.',
  ])("a 400 with `%s` is at its field", async (message) => {
    fakeFetch(() => json({ errors: [{ message }] }, 400));
    await expect(open().send(UPDATE)).rejects.toMatchObject({ statusCode: 422, details: [{ path: "title" }] });
  });

  test("a refusal without a field has the backend's reason", async () => {
    fakeFetch(() => json({ errors: [{ message: "The library is closed", path: ["updateBook"] }] }));
    await expect(open().send(UPDATE)).rejects.toMatchObject({
      statusCode: 422,
      serverMessage: "The library is closed",
    });
  });

  test("the adapter may find the field elsewhere", async () => {
    fakeFetch(() => json({ errors: [{ message: "title: is taken" }] }));
    const fieldOf = ({ message }: GraphqlError) => /^(\w+):/.exec(message)?.[1] ?? null;
    await expect(open({ fieldOf }).send(UPDATE)).rejects.toMatchObject({ details: [{ path: "title" }] });
  });

  test.each<[string, Partial<GraphqlError>, number]>([
    ["the code UNAUTHENTICATED", { extensions: { code: "UNAUTHENTICATED" } }, 200],
    ["the code invalid-jwt", { extensions: { code: "invalid-jwt" } }, 200],
    ["the message `jwt expired`", { message: "jwt expired" }, 403],
  ])("an answer with %s renews the token", async (_, error, status) => {
    const sent = fakeFetch(({ headers }) =>
      headers.get("authorization") === "Bearer new"
        ? json({ data: { book: { id: "7" } } })
        : json({ errors: [{ message: "Not signed in", ...error }] }, status),
    );
    expect((await open().load(READ)).record).toEqual({ id: "7" });
    expect(sent).toHaveLength(2);
  });

  test("a query is repeated while the server is out of reach, a mutation is not", async () => {
    vi.useFakeTimers();
    const sent = fakeFetch(() => json({}, 503));
    const failures = [open().load(READ), open().send(UPDATE)].map((call) => expect(call).rejects.toBeDefined());
    await vi.runAllTimersAsync();
    await Promise.all(failures);
    vi.useRealTimers();
    expect(sent.filter(({ body }) => body?.includes("mutation"))).toHaveLength(1);
    expect(sent.length).toBeGreaterThan(2);
  });
});

describe("the sign-in by mutations", () => {
  const calls = adaptSessionCalls(
    graphql(() => operations, {
      signIn: (typed) => ({ query: "mutation { signIn }", variables: typed }),
      refresh: ({ refreshToken }) => ({ query: "mutation { renew }", variables: { refreshToken } }),
      signOut: () => ({ query: "mutation { signOut }" }),
    }),
    {
      backendUrl: "https://backend.example/graphql",
      timeoutMs: null,
      calls: sessionCalls(testConfig.backends.main, null),
    },
  );

  test("signs in, renews and signs out at the configured address", async () => {
    const sent = fakeFetch(({ body }) =>
      json({
        data: body?.includes("signOut") ? { signOut: true } : { session: { accessToken: "a", refreshToken: "r" } },
      }),
    );
    expect(await calls.authenticate("ana", "x")).toEqual({ accessToken: "a", refreshToken: "r" });
    expect(await calls.refresh("r")).toEqual({ accessToken: "a", refreshToken: "r" });
    expect(await calls.logout?.("a")).toBeNull();
    expect(sent.map(bodyOf)).toEqual([
      { query: "mutation { signIn }", variables: { username: "ana", password: "x" } },
      { query: "mutation { renew }", variables: { refreshToken: "r" } },
      { query: "mutation { signOut }", variables: {} },
    ]);
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(["https://backend.example/graphql"]));
  });

  test("a 200 with errors is a refusal with the backend's reason, and ends a session that cannot be renewed", async () => {
    fakeFetch(() => json({ data: null, errors: [{ message: "Wrong password" }] }));
    await expect(calls.authenticate("ana", "x")).rejects.toMatchObject({ serverMessage: "Wrong password", hook: null });
    const error: unknown = await calls.refresh("r").catch((cause: unknown) => cause);
    expect(isRefusal(error)).toBe(true);
  });
});
