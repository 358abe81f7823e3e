import { type ConsoleModel, type EntityModel, entityNamed } from "../model/console-model.ts";
import { toPascal } from "../model/names.ts";
import { METHODS } from "../model/paths.ts";
import { toLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import type { Operation } from "../vocabulary/entity-spec.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface CallView {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly params: string;
  /** `send<Ticket>`. */
  readonly send: string;
  /** The request's literal: `{ method: "GET", path: "/tickets/{id}", params: { id } }`. */
  readonly request: string;
  /** Further arguments of the transport: `query, options`. */
  readonly rest: string;
}

interface ApiView {
  readonly banner: string;
  readonly name: string;
  readonly type: string;
  /** `CallOptions, RecordId, Transport`. */
  readonly contractTypes: string;
  readonly types: readonly { readonly name: string; readonly module: string }[];
  readonly writesBody: boolean;
  readonly calls: readonly CallView[];
}

interface ClientView {
  readonly banner: string;
  readonly entities: readonly { readonly name: string; readonly module: string }[];
}

const apiView = template<ApiView>("api/entity.ts.hbs");
const clientView = template<ClientView>("api/client.ts.hbs");

/** `generated/api/<entity>.ts`, a typed client for each entity with calls, and `generated/api/client.ts`, all of them. */
export function emitApi(model: ConsoleModel): readonly EmittedFile[] {
  const called = model.entities.filter(hasCalls);
  return [
    ...called.map((entity) => ({ path: `api/${entity.names.kebab}.ts`, content: apiView(toView(model, entity)) })),
    {
      path: "api/client.ts",
      content: clientView({
        banner: banner("schema/entities/"),
        entities: called.map(({ names }) => ({ name: names.name, module: `./${names.kebab}.ts` })),
      }),
    },
  ];
}

function hasCalls({ operations, queries, actions }: EntityModel): boolean {
  return operations.length + queries.length + actions.length > 0;
}

function toView(model: ConsoleModel, entity: EntityModel): ApiView {
  const calls = callsOf(entity);
  const used = calls.map(({ params }) => params).join();
  return {
    banner: banner(entity.file),
    name: entity.names.name,
    type: entity.names.type,
    types: typesOf(model, entity),
    contractTypes: ["CallOptions", "ListQuery", "RecordId", "Transport"]
      .filter((type) => type === "Transport" || used.includes(type))
      .join(", "),
    writesBody: used.includes("Body"),
    calls,
  };
}

/** The calls of an entity's client: its operations, its further reads, its actions. */
export function callsOf(entity: EntityModel): readonly CallView[] {
  return [
    ...entity.operations.map((operation) => toCall(entity, operation)),
    ...entity.queries.map(({ name, path, result }) => toQueryCall(entity.names.type, { name, path, result })),
    ...entity.actions.map(({ name, method, path }) => toActionCall(name, method, path)),
  ];
}

/** The types that the calls answer: the entity's own, or that of the records which its create makes. */
function typesOf(model: ConsoleModel, entity: EntityModel): ApiView["types"] {
  const answersItself = entity.creates === null || entity.operations.some((operation) => operation !== "create");
  const answered = [
    ...(answersItself ? [entity] : []),
    ...(entity.creates === null ? [] : [entityNamed(model, entity.creates)]),
  ];
  return answered.map(({ names, file }) => ({ name: names.type, module: `../../${file}` }));
}

const ID = "id: RecordId, ";
const OPTIONS = "options?: CallOptions";

/** The main backend's convention (spec §7). */
function toCall({ names, endpoints, creates }: EntityModel, operation: Operation): CallView {
  const path = endpoints[operation] ?? "";
  const call = { name: operation, method: METHODS[operation], path };
  const body = `body: ${names.type}Body, `;
  const record = withId(call.method, path);
  switch (operation) {
    case "list":
      return listCall(names.type, call);
    case "get":
      return { ...call, params: `${ID}${OPTIONS}`, send: `load<${names.type}>`, request: record, rest: "options" };
    case "create":
      return {
        ...call,
        params: `${body}${OPTIONS}`,
        send: creates === null ? `send<${names.type}>` : `list<${toPascal(creates)}>`,
        request: `{ method: "POST", path: ${toLiteral(path)}, body }`,
        rest: creates === null ? "options" : "undefined, options",
      };
    case "update":
      return {
        ...call,
        params: `${ID}${body}${OPTIONS}`,
        send: `send<${names.type}>`,
        request: `{ method: "PUT", path: ${toLiteral(path)}, params: { id }, body }`,
        rest: "options",
      };
    case "delete":
      return { ...call, params: `${ID}${OPTIONS}`, send: "send<void>", request: record, rest: "options" };
  }
}

function listCall(type: string, call: Pick<CallView, "name" | "method" | "path">): CallView {
  return {
    ...call,
    params: `query?: ListQuery, ${OPTIONS}`,
    send: `list<${type}>`,
    request: `{ method: "GET", path: ${toLiteral(call.path)} }`,
    rest: "query, options",
  };
}

function toQueryCall(type: string, query: { name: string; path: string; result: "many" | "one" }): CallView {
  const call = { name: query.name, method: "GET", path: query.path };
  if (query.result === "many") {
    return listCall(type, call);
  }
  const request = `{ method: "GET", path: ${toLiteral(query.path)} }`;
  return { ...call, params: OPTIONS, send: `load<${type}>`, request, rest: "options" };
}

/** An action's answer is not in the specification; whoever runs it looks at what there is. */
function toActionCall(name: string, method: string, path: string): CallView {
  const onRecord = path.includes("{id}");
  return {
    name,
    method,
    path,
    params: `${onRecord ? ID : ""}${OPTIONS}`,
    send: "send<unknown>",
    request: onRecord ? withId(method, path) : `{ method: ${toLiteral(method)}, path: ${toLiteral(path)} }`,
    rest: "options",
  };
}

function withId(method: string, path: string): string {
  return `{ method: ${toLiteral(method)}, path: ${toLiteral(path)}, params: { id } }`;
}
