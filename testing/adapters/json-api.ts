import type { BackendAdapter, WireCall } from "entity-console/console";

/** An adapter for JSON:API (https://jsonapi.org): records in `data`, their fields in `attributes`, changes by PATCH. */

interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes?: object;
  readonly relationships?: { readonly [name: string]: { readonly data?: { readonly id: string } | null } };
}

interface Document {
  readonly data?: Resource | readonly Resource[] | null;
  readonly meta?: { readonly page?: { readonly total?: number } };
}

const TYPE = "application/vnd.api+json";

/** The type of a resource is the first segment of its path: `/books/{id}` has `books`. */
const typeOf = (path: string): string => path.split("/")[1] ?? "";

function toRecord({ id, attributes, relationships = {} }: Resource): object {
  const related = Object.entries(relationships).map(([name, { data }]) => [name, data?.id ?? null]);
  return { id, ...attributes, ...Object.fromEntries(related) };
}

/** Relations are sent as attributes here; a backend that requires `relationships` needs their names. */
function toBody(body: unknown, type: string, id: string | undefined): object {
  const { id: _, ...attributes } = body as { readonly id?: unknown };
  return { data: { type, ...(id === undefined ? {} : { id }), attributes } };
}

export const jsonApi: BackendAdapter = {
  request(call, { path, params }): WireCall {
    const headers = { ...call.headers, Accept: TYPE };
    if (call.body === undefined) {
      return { ...call, headers };
    }
    const id = params["id"]?.toString();
    const body = toBody(call.body, typeOf(path), id);
    return {
      ...call,
      method: call.method === "PUT" ? "PATCH" : call.method,
      headers: { ...headers, "Content-Type": TYPE },
      body,
    };
  },
  answer(answer) {
    const { data, meta } = (answer.body ?? {}) as Document;
    if (answer.status >= 400 || data === undefined || data === null) {
      return answer;
    }
    const body = Array.isArray(data)
      ? { rows: data.map(toRecord), total: meta?.page?.total }
      : toRecord(data as Resource);
    return { ...answer, body };
  },
};
