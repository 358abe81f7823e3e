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

function toQuery(parameters: QueryParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) {
      query.append(name, String(value));
    }
  }
  return query.size === 0 ? "" : `?${query}`;
}

export function contentClient(transport: Transport): ContentClient {
  return {
    get: (path, parameters = {}, options) =>
      transport.send({ method: "GET", path: path + toQuery(parameters) }, options),
    post: (path, body, options) =>
      transport.send({ method: "POST", path, ...(body === undefined ? {} : { body }) }, options),
  };
}
