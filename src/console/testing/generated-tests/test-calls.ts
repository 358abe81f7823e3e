import fc from "fast-check";
import { expect, test } from "vitest";
import type { Arbitraries } from "../../../contract/arbitraries/arbitraries.ts";
import { anyValue } from "../../../contract/testing/any-value.ts";
import type { ListQuery, RecordId, Transport, TransportRequest } from "../../../contract/transport.ts";
import { type RequestNames, toWire, toWirePath, toWireSort } from "../../../contract/wire-names.ts";
import { createTransport } from "../../api/transport.ts";
import { fakeFetch, json, type SentCall } from "../fake-fetch.ts";

/** Arguments of a call. */
interface Given<Body> {
  readonly id: RecordId;
  readonly body: Body;
  readonly query: ListQuery;
}

/** `GET /tickets/{id}`, and the client's call that should send it. */
type WireCall<Body> = readonly [wire: string, call: (transport: Transport, given: Given<Body>) => Promise<unknown>];

const URL_BASE = "https://backend.example/api";
const RUNS = { seed: 1, numRuns: 20 };

const anyId: fc.Arbitrary<RecordId> = fc.oneof(
  fc.nat(),
  fc.constantFrom("a/b", "a?b=c#d", "100%", "ção", "a b", "{id}", "..a"),
  fc.string({ minLength: 1, unit: "grapheme" }).filter((id) => !/^\.{0,2}$/.test(id)),
);

const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 999 }),
  pageSize: fc.constantFrom(10, 25, 50, 100),
  sort: fc.constantFrom("name", "-name"),
  search: fc.string({ minLength: 1, unit: "grapheme" }),
  filters: fc.constant({ status: "active" }),
});

/** Tests a client with the real transport: method, path and body of each request. */
export function testCalls<Body>(
  arbitraryBody: ((arbitrary: Arbitraries) => fc.Arbitrary<Body>) | null,
  calls: readonly WireCall<Body>[],
): void {
  const body = arbitraryBody === null ? fc.constant(undefined as Body) : arbitraryBody(anyValue);
  const given = fc.record({ id: anyId, body, query: anyQuery });

  test.each(calls)("%s", async (wire, call) => {
    await fc.assert(
      fc.asyncProperty(given, async (values) => {
        const { sent, names } = await sentBy((transport) => call(transport, values));
        expect(describeCall(sent, values.id)).toBe(wire);
        expectBody(sent, toWire(values.body, names.body));
        expectQuery(sent, values.query, names);
      }),
      RUNS,
    );
  });
}

/** Runs a call against a backend that returns empty responses. Resolves to the sent request. */
async function sentBy(
  run: (transport: Transport) => Promise<unknown>,
): Promise<{ readonly sent: SentCall; readonly names: RequestNames }> {
  const sent = fakeFetch(({ method }) => (method === "GET" ? json([]) : new Response(null, { status: 204 })));
  const tokens = { accessToken: () => Promise.resolve("token"), renewedToken: () => Promise.resolve(null) };
  const backend = { url: URL_BASE, paths: { authenticate: "", refresh: "" } };
  const { transport, namesOf } = watched(createTransport({ backend, tokens, timeoutMs: null }));
  await run(transport).catch((error: unknown) => {
    // A create call may fail to parse the empty response. Only its request matters here.
    if (sent.length === 0) {
      throw error;
    }
  });
  const [call] = sent;
  if (call === undefined || sent.length > 1) {
    throw new RangeError(`one call was to be sent, not ${sent.length}`);
  }
  return { sent: call, names: namesOf() };
}

/** A transport that remembers the names of fields in its last request. */
function watched(transport: Transport): { readonly transport: Transport; readonly namesOf: () => RequestNames } {
  let names: RequestNames = {};
  const note = <R extends TransportRequest>(request: R): R => {
    names = request.wire ?? {};
    return request;
  };
  return {
    transport: {
      send: (request, options) => transport.send(note(request), options),
      list: (request, query, options) => transport.list(note(request), query, options),
      load: (request, options) => transport.load(note(request), options),
    },
    namesOf: () => names,
  };
}

/** Formats a request like the specification, with `{id}` in place of the id. */
function describeCall({ method, url }: SentCall, id: RecordId): string {
  const { pathname } = new URL(url);
  const path = pathname
    .slice(new URL(URL_BASE).pathname.length)
    .split("/")
    .map((part) => (decodeURIComponent(part) === String(id) ? "{id}" : part))
    .join("/");
  return `${method} ${path}`;
}

/** A request with a body declares JSON; one without a body has no content type (spec §7). */
function expectBody({ body, headers }: SentCall, given: unknown): void {
  const isSent = body !== null;
  expect(headers.get("content-type")).toBe(isSent ? "application/json" : null);
  if (isSent) {
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(given)));
  }
}

function expectQuery({ url }: SentCall, query: ListQuery, { record }: RequestNames): void {
  const { page, pageSize, sort = "", search, filters = {} } = query;
  const { searchParams } = new URL(url);
  if (searchParams.size > 0) {
    const renamed = Object.entries(filters).map(([field, value]) => [toWirePath(field, record), value]);
    const asked = {
      page: String(page),
      pageSize: String(pageSize),
      sort: toWireSort(sort, record),
      q: search,
      ...Object.fromEntries(renamed),
    };
    expect(Object.fromEntries(searchParams)).toEqual(asked);
  }
}
