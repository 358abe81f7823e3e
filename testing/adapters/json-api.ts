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

/** Relations by field: `{ categoryId: { name: "category", type: "categories" } }`. Others have the field's own name. */
type Relations = { readonly [field: string]: { readonly name: string; readonly type: string } };

const TYPE = "application/vnd.api+json";

/** The type of a resource is the first segment of its path: `/books/{id}` has `books`. */
const typeOf = (path: string): string => path.split("/")[1] ?? "";

function toBody(
  body: unknown,
  resource: { readonly type: string; readonly id?: string },
  relations: Relations,
): object {
  const { id: _, ...fields } = body as { readonly id?: unknown };
  const attributes = Object.entries(fields).filter(([field]) => !(field in relations));
  const links = Object.entries(relations).flatMap(([field, { name, type }]) => {
    const id: unknown = Reflect.get(fields, field);
    return id === undefined ? [] : [[name, { data: id === null ? null : { type, id: String(id) } }]];
  });
  const relationships = links.length === 0 ? {} : { relationships: Object.fromEntries(links) };
  return { data: { ...resource, attributes: Object.fromEntries(attributes), ...relationships } };
}

/** Creates the adapter. Without `relations`, relations are sent as attributes. */
export function createJsonApi(relations: Relations = {}): BackendAdapter {
  const fields = new Map(Object.entries(relations).map(([field, { name }]) => [name, field]));
  const toRecord = ({ id, attributes, relationships = {} }: Resource): object => {
    const related = Object.entries(relationships).map(([name, { data }]) => [
      fields.get(name) ?? name,
      data?.id ?? null,
    ]);
    return { id, ...attributes, ...Object.fromEntries(related) };
  };
  return {
    request(call, { path, params }): WireCall {
      const headers = { ...call.headers, Accept: TYPE };
      if (call.body === undefined) {
        return { ...call, headers };
      }
      const id = params["id"]?.toString();
      const resource = { type: typeOf(path), ...(id === undefined ? {} : { id }) };
      const method = call.method === "PUT" ? "PATCH" : call.method;
      return {
        ...call,
        method,
        headers: { ...headers, "Content-Type": TYPE },
        body: toBody(call.body, resource, relations),
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
}

export const jsonApi: BackendAdapter = createJsonApi();
