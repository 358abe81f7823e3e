import { type CallOptions, type Transport, toQuery } from "entity-console/console";

/** Query parameters; undefined ones are not sent. */
export interface QueryParameters {
  readonly [name: string]: string | number | boolean | undefined;
}

/** Generic queries of the content backend (spec §7): the caller passes path, parameters and result type. */
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
