import type { BackendAdapter, ListQuery, TransportRequest } from "entity-console/console";

type TransportTools = Parameters<NonNullable<BackendAdapter["transport"]>>[0];

/** An adapter for a GraphQL backend: it replaces the transport, and each call is one query or mutation. */

/** Fields of each type. */
const FIELDS: { readonly [type: string]: string } = {
  Category: "id name",
  Product: "id name listPrice releasedOn available maxPerOrder categoryId",
};
const PLURALS: { readonly [type: string]: string } = { Category: "categories", Product: "products" };

const toType = ({ about }: TransportRequest): string =>
  (about?.entity ?? "").replace(/^./, (letter) => letter.toUpperCase());

function toVariables({ page = 1, pageSize = 1000, sort, search, filters = {} }: ListQuery): object {
  const conditions = Object.entries(filters).map(([field, value]) => ({ field, anyOf: [value].flat() }));
  return { skip: (page - 1) * pageSize, take: pageSize, sort, search, filters: conditions };
}

/** Sends a document, and returns the value of its only field. A list of errors rejects, at their fields if they name one. */
async function run(tools: TransportTools, query: string, variables: object): Promise<unknown> {
  const answer = await tools.send({
    method: "POST",
    url: new URL(tools.url.href.replace(/\/$/, "")),
    body: { query, variables },
  });
  const { data, errors } = answer.body as { data?: object | null; errors?: readonly GraphQlError[] };
  if (errors !== undefined) {
    const fields = errors.map(({ message, extensions }) => [extensions?.field ?? "", [message]]);
    throw tools.toError({ ...answer, status: 422, body: { errors: Object.fromEntries(fields) } });
  }
  return Object.values(data ?? {})[0];
}

interface GraphQlError {
  readonly message: string;
  readonly extensions?: { readonly field?: string };
}

const notFound = (tools: TransportTools) =>
  tools.toError({ status: 404, headers: new Headers(), body: { message: "Not found" } });

export const graphql: BackendAdapter = {
  form: "none",
  transport: (tools) => ({
    async list(request, query = {}) {
      const type = toType(request);
      const list = `query($skip: Int, $take: Int, $sort: String, $search: String, $filters: [Filter!]) {
        ${PLURALS[type]}(skip: $skip, take: $take, sort: $sort, search: $search, filters: $filters) { total rows { ${FIELDS[type]} } } }`;
      return (await run(tools, list, toVariables(query))) as never;
    },
    async load(request) {
      const type = toType(request);
      const get = `query($id: ID!) { ${type.toLowerCase()}(id: $id) { ${FIELDS[type]} } }`;
      const record = await run(tools, get, { id: String(request.params?.["id"]) });
      if (record === null) {
        throw notFound(tools);
      }
      return { record: record as never, etag: null };
    },
    async send(request) {
      const { about, params, body } = request;
      const type = toType(request);
      const { id: _, ...input } = (body ?? {}) as { readonly id?: unknown };
      const takes = { create: "$input", update: "$id, $input", delete: "$id" }[about?.operation ?? ""] ?? "";
      const named = takes.replaceAll("$id", "$id: ID!").replaceAll("$input", `$input: ${type}Input!`);
      const given = takes.replace("$id", "id: $id").replace("$input", "input: $input");
      const fields = about?.operation === "delete" ? "" : `{ ${FIELDS[type]} }`;
      const change = `mutation(${named}) { ${about?.operation}${type}(${given}) ${fields} }`;
      return (await run(tools, change, { id: params?.["id"]?.toString(), input })) as never;
    },
  }),
};
