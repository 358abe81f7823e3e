import type { FastifyInstance, FastifyRequest, preSerializationAsyncHookHandler, RouteOptions } from "fastify";
import { type ListFilter, renameFilter } from "../../contract/list-filter.ts";
import {
  fromWire,
  fromWirePath,
  fromWireSort,
  type RequestNames,
  toWire,
  toWireProblems,
  type WireNames,
} from "../../contract/wire-names.ts";
import { toWireSchema } from "../../contract/wire-schema.ts";
import type { HttpProblem } from "./http-problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Names of fields in its requests and responses, if they differ from the spec's. */
    readonly wire?: RequestNames | undefined;
  }
}

/** Parameters of every list, whose names do not depend on fields. */
const OWN_PARAMETERS: readonly string[] = ["page", "pageSize", "sort", "q", "after", "before", "count", "filter", "id"];

type Query = Readonly<Record<string, unknown>>;

/**
 * Renames fields at the edge of the backend: handlers and schemas use the spec's names. Applies to the routes below
 * `app` with `config.wire`, and to the calls that `namesOf` knows. Must be called before they are registered.
 */
export function registerWireNames(
  app: FastifyInstance,
  namesOf: (method: string, path: string) => RequestNames | undefined = () => undefined,
): void {
  const renamed = new WeakSet<object>();
  app.addHook("onRoute", (route) => {
    const ofEntity = route.config?.wire;
    const names = ofEntity ?? namesOf(String(route.method), route.path.slice(route.prefix.length));
    const hooks = listOf(route.preSerialization);
    // The HEAD route of a GET has the same hooks already.
    if (names === undefined || hooks.some((hook) => renamed.has(hook))) {
      return;
    }
    // A call that belongs to no entity returns no page: its `data` is a field.
    const isPage = ofEntity === undefined ? () => false : isPageOfRecords;
    const rename = toSerialization(names, isPage);
    renamed.add(rename);
    route.config = { ...route.config, wire: names };
    route.preValidation = [toValidation(names), ...listOf(route.preValidation)];
    route.preSerialization = [...hooks, rename];
    if (route.schema?.response !== undefined) {
      route.schema = { ...route.schema, response: toWireResponses(route.schema.response, names.record, isPage) };
    }
  });
}

function listOf<Hook>(hooks: Hook | Hook[] | undefined): Hook[] {
  return hooks === undefined ? [] : ([hooks].flat() as Hook[]);
}

function toValidation({ body, record, query = record }: RequestNames) {
  return async (request: FastifyRequest): Promise<void> => {
    request.body = fromWire(request.body, body);
    if (query !== undefined) {
      request.query = fromWireQuery(request.query as Query, query);
    }
  };
}

function fromWireQuery(query: Query, record: WireNames): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      if (name === "sort") {
        return [name, typeof value === "string" ? fromWireSort(value, record) : value];
      }
      if (name === "filter") {
        return [name, typeof value === "string" ? fromWireFilter(value, record) : value];
      }
      return [OWN_PARAMETERS.includes(name) ? name : fromWirePath(name, record), value];
    }),
  );
}

/** A text that is no filter stays, for the message of `readFilter`. */
function fromWireFilter(text: string, record: WireNames): string {
  try {
    return JSON.stringify(renameFilter(JSON.parse(text) as ListFilter, (field) => fromWirePath(field, record)));
  } catch {
    return text;
  }
}

type Members = { readonly data?: unknown };

/** Whether members are those of a page. A record may have a field named `data`, but also has an id. */
const isPageOfRecords = (members: Members): boolean => "data" in members && !("id" in members);

type IsPage = typeof isPageOfRecords;

function toSerialization({ body, record }: RequestNames, isPage: IsPage): preSerializationAsyncHookHandler {
  return async (_, reply, payload: unknown) => {
    if (reply.statusCode >= 400) {
      const problem = payload as Partial<HttpProblem>;
      return { ...problem, details: toWireProblems(problem.details ?? [], body ?? record) };
    }
    const { data }: Members = payload ?? {};
    return Array.isArray(data) && isPage(payload as Members)
      ? { ...(payload as Members), data: toWire(data, record) }
      : toWire(payload, record);
  };
}

type ResponseSchema = { readonly properties?: { readonly data?: object } };

/** Response schemas decide which members are sent, so they need the names of the wire. */
function toWireResponses(responses: unknown, record: WireNames | undefined, isPage: IsPage): RouteOptions["schema"] {
  return Object.fromEntries(
    Object.entries(responses as Readonly<Record<string, ResponseSchema>>).map(([status, schema]) => {
      const { properties = {} } = schema;
      const { data } = properties;
      return [
        status,
        data !== undefined && "items" in data && isPage(properties)
          ? { ...schema, properties: { ...properties, data: toWireSchema(data, record) } }
          : toWireSchema(schema, record),
      ];
    }),
  );
}
