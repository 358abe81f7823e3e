import type { BackendConfig } from "../../contract/app-config.ts";
import type { CallOptions, ListPage, ListQuery, TransportRequest } from "../../contract/transport.ts";
import { fromWire } from "../../contract/wire-names.ts";
import { toCallUrl } from "./call-url.ts";
import type { HttpResponse } from "./http-call.ts";
import { unexpected } from "./json-body.ts";
import { toDialect } from "./list-dialect.ts";
import { statedTotal, toCount, toRecordPage } from "./list-page.ts";
import { createPaging } from "./list-pages.ts";
import { toCountQueryString, toQueryString, toWireQuery } from "./list-query.ts";
import { idNameOf } from "./record-format.ts";
import { toAbilities } from "./to-abilities.ts";

/** How the calls of a list are sent. */
interface ListSender {
  /** Sends a GET, again while the backend is unavailable, and parses its body. */
  read(
    request: TransportRequest,
    url: string,
    options: CallOptions,
  ): Promise<{ readonly answer: HttpResponse; readonly body: unknown }>;
  /** Sends a GET once. */
  send(request: TransportRequest, url: string, options: CallOptions): Promise<HttpResponse>;
}

type LoadList = (request: TransportRequest, query: ListQuery, options: CallOptions) => Promise<ListPage<unknown>>;

/** Adds the query, which an adapter may express in its own way. */
const withQuery = (request: TransportRequest, query: ListQuery): TransportRequest => ({
  ...request,
  about: { ...request.about, query },
});

/** The query string of a list's filters, search and order, for a call on the whole list; empty for other calls. */
export function toListParameters(
  backend: BackendConfig,
  { wire, fileOf, matching = fileOf }: TransportRequest,
): string {
  return matching === undefined ? "" : toQueryString(toWireQuery(matching, wire?.record), toDialect(backend));
}

/** Creates the list call of one backend: its parameters, paging, names of fields, and a second call that counts. */
export function createListCalls(backend: BackendConfig, { read, send }: ListSender): LoadList {
  const dialect = toDialect(backend);
  const loadPage = createPaging(dialect);
  const isCounted = dialect.count !== null && toAbilities(backend).counts;

  const fetchPage = async (request: TransportRequest, query: ListQuery, options: CallOptions) => {
    const parameters = toQueryString(toWireQuery(query, request.wire?.record), dialect);
    const asked = withQuery(request, query);
    const { answer, body } = await read(asked, toCallUrl(backend, request, parameters), options);
    const page = toRecordPage(body, { headers: answer.headers, query, dialect, idName: idNameOf(request) });
    if (page === null) {
      throw unexpected(answer, "The response to a list request is not a list");
    }
    return { ...page, isTotalStated: statedTotal(body, answer.headers, dialect) !== null };
  };

  /** Null if the call fails: the rows are of use without their number. */
  const count = async (request: TransportRequest, query: ListQuery, options: CallOptions): Promise<number | null> => {
    const counting = { ...withQuery(request, query), path: request.path.replace(/\/$/, "") + dialect.count };
    const parameters = toCountQueryString(toWireQuery(query, request.wire?.record), dialect);
    try {
      return toCount(await send(counting, toCallUrl(backend, counting, parameters), options), dialect);
    } catch {
      return null;
    }
  };

  return async (request, query, options) => {
    const [page, total] = await Promise.all([
      loadPage(toCallUrl(backend, request), query, (asked) => fetchPage(request, asked, options)),
      isCounted ? count(request, query, options) : null,
    ]);
    const { isTotalStated: _, isAtLeast, ...counted } = page;
    return {
      ...counted,
      ...(total === null ? (isAtLeast === undefined ? {} : { isAtLeast }) : { total }),
      rows: fromWire(page.rows, request.wire?.record) as ListPage<unknown>["rows"],
    };
  };
}
