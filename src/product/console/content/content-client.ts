import { toQuery } from "#console/api/list-query.ts";
import type { CallOptions, Transport } from "#contract/transport.ts";

/** The parameters of a query, in its address; those that are undefined are not sent. */
export interface QueryParameters {
  readonly [name: string]: string | number | boolean | undefined;
}

/** The content backend's generic queries (spec §7): the caller says where, with what, and what comes back. */
export interface ContentClient {
  get<T>(path: string, parameters?: QueryParameters, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
}

function toQueryString(parameters: QueryParameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${toQuery(given.map(([name, value]) => [name, String(value)]))}`;
}

export function contentClient(transport: Transport): ContentClient {
  return {
    get: (path, parameters = {}, options) =>
      transport.send({ method: "GET", path: path + toQueryString(parameters) }, options),
    post: (path, body, options) =>
      transport.send({ method: "POST", path, ...(body === undefined ? {} : { body }) }, options),
  };
}
