import type { SpecChange } from "../../compare/compare-specs.ts";
import { emitOpenApi } from "../../emit/openapi.ts";
import { METHODS } from "../../model/paths/paths.ts";
import type { ConsoleModel, EntityModel } from "../../model/types/console-model.ts";
import { Documents } from "../documents/documents.ts";
import type { Json } from "../documents/json.ts";
import { type ForeignEntity, ImportError } from "../foreign-model.ts";
import { findResources } from "../openapi/find-resources.ts";
import { type Call, readCalls } from "../openapi/read-calls.ts";
import { readEntity } from "../openapi/read-entity.ts";
import { compareFields } from "./compare-fields.ts";

/** The calls and entities of a document; the key of an entity is its full path. */
interface ReadDocument {
  readonly calls: readonly Call[];
  readonly entities: ReadonlyMap<string, ForeignEntity>;
}

/**
 * Where the spec and a backend's document disagree. `isBreaking`: the console would call or send something that the
 * document does not have. The document is compared with the one that the spec generates, through the same reader.
 */
export function compareWithDocument(model: ConsoleModel, theirs: Documents): readonly SpecChange[] {
  const [emitted] = emitOpenApi(model);
  if (emitted === undefined) {
    return [];
  }
  const own = read(Documents.of(JSON.parse(emitted.content) as Json, "generated/openapi.json"));
  const other = read(theirs);
  const prefix = findPrefix(model, other.calls);
  if (prefix === null) {
    throw new ImportError(`The document has no path of the spec, such as ${pathsOf(model)[0] ?? "/items"}.`);
  }
  return model.entities.flatMap((entity) => [
    ...compareCalls(entity, other.calls, prefix),
    ...compareRecords(entity, { own, other, prefix }),
  ]);
}

function read(documents: Documents): ReadDocument {
  const calls = readCalls(documents);
  const { resources } = findResources(documents, calls);
  const parts = { documents, entitySchemas: new Set<string>(), note: () => undefined };
  return { calls, entities: new Map(resources.map((resource) => [resource.path, readEntity(resource, parts)])) };
}

/** A path without names of parameters, and without a slash at the end. */
function plain(path: string): string {
  return path
    .replaceAll(/\{[^{}]*\}/g, "{}")
    .replace(/(.)\/$/, "$1")
    .toLowerCase();
}

function pathsOf({ entities }: ConsoleModel): readonly string[] {
  return entities.flatMap(({ endpoints }) => Object.values(endpoints));
}

/** The start of their paths that the spec does not have (`/api/v1`): the one that fits most paths. Null if none fits. */
function findPrefix(model: ConsoleModel, calls: readonly Call[]): string | null {
  const counts = new Map<string, number>();
  const own = [...new Set(pathsOf(model).map(plain))];
  for (const path of new Set(calls.map((call) => plain(call.path)))) {
    for (const each of own.filter((candidate) => path.endsWith(candidate))) {
      const prefix = path.slice(0, path.length - each.length);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return best?.[0] ?? null;
}

function compareCalls(
  { names, endpoints }: EntityModel,
  calls: readonly Call[],
  prefix: string,
): readonly SpecChange[] {
  const known = new Set(calls.map(({ method, path }) => `${method} ${plain(path)}`));
  return Object.entries(endpoints).flatMap(([operation, path]) => {
    const method = METHODS[operation as keyof typeof METHODS];
    const whole = plain(`${prefix}${path}`);
    if (known.has(`${method} ${whole}`)) {
      return [];
    }
    const isPatch = operation === "update" && known.has(`PATCH ${whole}`);
    const description = isPatch
      ? `the document updates by PATCH only: set records.update in config.json`
      : `the document has no ${method} ${path}`;
    return [{ path: `${names.name}.${operation}`, description, isBreaking: !isPatch, affects: [] }];
  });
}

interface Documented {
  readonly own: ReadDocument;
  readonly other: ReadDocument;
  readonly prefix: string;
}

function compareRecords(entity: EntityModel, { own, other, prefix }: Documented): readonly SpecChange[] {
  const path = entity.endpoints.list ?? entity.endpoints.get?.replace(/\/\{[^{}]*\}\/?$/, "");
  const ours = path === undefined ? undefined : find(own, plain(path));
  const theirs = path === undefined ? undefined : find(other, plain(`${prefix}${path}`));
  return ours === undefined || theirs === undefined ? [] : compareFields(entity, ours, theirs);
}

function find({ entities }: ReadDocument, path: string): ForeignEntity | undefined {
  return [...entities].find(([each]) => plain(each) === path)?.[1];
}
