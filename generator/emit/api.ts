import { during } from "../diagnostics/error-context.ts";
import { toPascal } from "../model/naming/names.ts";
import { METHODS } from "../model/paths/paths.ts";
import {
  type ActionModel,
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type QueryModel,
} from "../model/types/console-model.ts";
import { typeFrom, valueFrom, withImports } from "../render/imports.ts";
import { template } from "../render/template.ts";
import type { Operation } from "../vocabulary/words.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface CallView {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly takesId: boolean;
  /** Type of the request body; null if there is none. */
  readonly body: string | null;
  readonly takesQuery: boolean;
  /** Method of the transport: load one record, load a list, or send a change. */
  readonly send: "load" | "list" | "send";
  /** Type of the response, or of each record of a list. */
  readonly result: string;
  /** Names of fields on the wire, as code: `{ record: wireNames.ticket }`; null if they are those of the spec. */
  readonly wire: string | null;
  /** True if the list accepts no query parameters. */
  readonly skipsQuery: boolean;
}

interface BatchView {
  readonly path: string;
  /** Type of the rows' bodies. */
  readonly body: string;
  readonly wire: string | null;
}

interface ExportView {
  readonly path: string;
  readonly wire: string | null;
}

interface ApiView {
  readonly banner: string;
  readonly name: string;
  readonly calls: readonly CallView[];
  /** Null if no operation writes records of this entity. */
  readonly batch: BatchView | null;
  /** The export of the list; null if there is no list. */
  readonly exported: ExportView | null;
}

interface ClientView {
  readonly banner: string;
  readonly entities: readonly { readonly name: string; readonly module: string }[];
}

const apiView = template<ApiView>("api/entity.ts.hbs");
const clientView = template<ClientView>("api/client.ts.hbs");

/**
 * `generated/api/<entity>.ts`, a typed client for each entity with calls, and `generated/api/client.ts`, all clients.
 */
export function* emitApi(model: ConsoleModel): Iterable<EmittedFile> {
  const called = model.entities.filter(hasCalls);
  for (const entity of called) {
    yield { path: `api/${entity.names.kebab}.ts`, content: during(entity.file, () => toCode(model, entity)) };
  }
  const content = clientView({
    banner: banner("schema/entities/"),
    entities: called.map(({ names }) => ({ name: names.name, module: `./${names.kebab}.ts` })),
  });
  yield { path: "api/client.ts", content };
}

function hasCalls({ operations, queries, actions }: EntityModel): boolean {
  return operations.length + queries.length + actions.length > 0;
}

const TRANSPORT_TYPES = [
  "BatchBody",
  "BatchResponse",
  "CallOptions",
  "ExportBody",
  "ListQuery",
  "RecordId",
  "Transport",
];

function toCode(model: ConsoleModel, entity: EntityModel): string {
  const view = toView(model, entity);
  const created = entity.creates === null ? [] : [entityNamed(model, entity.creates)];
  const bodies = [...view.calls, ...(view.batch === null ? [] : [view.batch])].flatMap(({ body }) => body ?? []);
  return withImports(apiView(view), [
    ...[entity, ...created].map(({ names, file }) => typeFrom(`../../${file}`, names.type)),
    ...TRANSPORT_TYPES.map((name) => typeFrom("entity-console/generated", name)),
    valueFrom("entity-console/generated", "toBatchNames"),
    ...bodies.map((name) => typeFrom("../bodies.ts", name)),
    valueFrom("../wire-names.ts", "wireNames"),
  ]);
}

function toView(model: ConsoleModel, entity: EntityModel): ApiView {
  const calls = callsOf(entity).map((call) => ({ ...call, wire: wireOf(model, entity, call) }));
  const batch = toBatch(model, entity);
  const exported = toExport(model, entity);
  return {
    banner: banner(entity.file),
    name: entity.names.name,
    calls,
    batch,
    exported,
  };
}

const WRITES = ["create", "update", "delete"] as const;

/**
 * The batch call of an entity whose records are created, changed or deleted by its own operations. Its path follows that
 * of the first of them.
 */
function toBatch({ wire }: ConsoleModel, { names, operations, endpoints, creates }: EntityModel): BatchView | null {
  const [first] = creates === null ? WRITES.filter((write) => operations.includes(write)) : [];
  if (first === undefined) {
    return null;
  }
  const [, root = "", slash = ""] = /^(.*?)(?:\/\{id\})?(\/?)$/.exec(endpoints[first] ?? "") ?? [];
  return {
    path: `${root}/batch${slash}`,
    body: operations.includes("create") || operations.includes("update") ? `${names.type}Body` : "never",
    wire: Object.hasOwn(wire.entities, names.name) ? `toBatchNames(wireNames.${names.name})` : null,
  };
}

function toExport({ wire }: ConsoleModel, { names, endpoints, operations }: EntityModel): ExportView | null {
  return operations.includes("list")
    ? {
        path: (endpoints.list ?? "").replace(/(\/?)$/, "/export$1"),
        wire: Object.hasOwn(wire.entities, names.name) ? `{ record: wireNames.${names.name} }` : null,
      }
    : null;
}

/** The methods of an entity's client: operations, queries and actions. */
export function callsOf(entity: EntityModel): readonly CallView[] {
  return [
    ...entity.operations.map((operation) => toCall(entity, operation)),
    ...entity.queries.map((query) => toQueryCall(entity.names.type, query)),
    ...entity.actions.map(toActionCall),
  ];
}

/** The tables of a call. A create call may return records of another entity, an action may send inputs. */
function wireOf(model: ConsoleModel, entity: EntityModel, { name, body }: CallView): string | null {
  const inputs = entity.actions.find((action) => action.name === name)?.inputs;
  const answered = name === "create" && entity.creates !== null ? entity.creates : entity.names.name;
  const tables = [
    ...(body === null ? [] : [["body", inputs ?? entity.names.name]]),
    ...(name === "delete" && entity.operations.includes("delete") ? [] : [["record", answered]]),
  ].filter(([, of = ""]) => Object.hasOwn(model.wire.entities, of));
  return tables.length === 0 ? null : `{ ${tables.map(([key, of]) => `${key}: wireNames.${of}`).join(", ")} }`;
}

const PLAIN_CALL = { takesId: false, body: null, takesQuery: false, skipsQuery: false, wire: null } as const;

/** Default calls of the main backend (spec §7). */
function toCall({ names, endpoints, creates }: EntityModel, operation: Operation): CallView {
  const { type } = names;
  const body = `${type}Body`;
  const call = { ...PLAIN_CALL, name: operation, method: METHODS[operation], path: endpoints[operation] ?? "" };
  switch (operation) {
    case "list":
      return { ...call, takesQuery: true, send: "list", result: type };
    case "get":
      return { ...call, takesId: true, send: "load", result: type };
    case "create":
      return creates === null
        ? { ...call, body, send: "send", result: type }
        : { ...call, body, send: "list", result: toPascal(creates), skipsQuery: true };
    case "update":
      return { ...call, takesId: true, body, send: "send", result: type };
    case "delete":
      return { ...call, takesId: true, send: "send", result: "void" };
  }
}

function toQueryCall(type: string, { name, path, result }: QueryModel): CallView {
  const call = { ...PLAIN_CALL, name, method: "GET", path, result: type };
  return result === "many" ? { ...call, takesQuery: true, send: "list" } : { ...call, send: "load" };
}

/** The specification leaves an action's response open, so it is unknown. */
function toActionCall({ name, method, path, inputs }: ActionModel): CallView {
  const body = inputs === undefined ? null : `${toPascal(inputs)}Body`;
  return { ...PLAIN_CALL, name, method, path, body, takesId: path.includes("{id}"), send: "send", result: "unknown" };
}
