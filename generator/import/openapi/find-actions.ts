import type { Documents } from "../documents/documents.ts";
import { ALL_OPERATIONS, type ForeignAction, type Note } from "../foreign-model.ts";
import { flatten } from "../schemas/flatten.ts";
import { NameScope, toIdentifierName } from "../write/names.ts";
import type { Resource } from "./find-resources.ts";
import type { Call } from "./read-calls.ts";

interface ActionParts {
  readonly documents: Documents;
  /** The resources, with the paths of the document. */
  readonly resources: readonly Resource[];
  /** All calls of the document. */
  readonly calls: readonly Call[];
  /** Path that all resources start with. */
  readonly prefix: string;
  readonly note: (note: Note) => void;
}

/** Actions by the path of their resource, and the calls that they use. */
export interface FoundActions {
  readonly byPath: ReadonlyMap<string, readonly ForeignAction[]>;
  readonly used: ReadonlySet<Call>;
}

/** Finds calls that do something with one record: `POST /orders/{id}/cancel`. */
export function findActions({ documents, resources, calls, prefix, note }: ActionParts): FoundActions {
  const used = new Set<Call>();
  const byPath = new Map<string, readonly ForeignAction[]>();
  for (const { path } of resources.filter(({ parameter }) => parameter !== null)) {
    const names = new NameScope();
    for (const operation of ALL_OPERATIONS) {
      names.take(operation);
    }
    const own = calls.flatMap((call) => {
      const verb = verbOf(call, path);
      if (verb === null || !isAction(call, calls)) {
        return [];
      }
      const needs = neededBy(documents, call);
      if (needs.length > 0) {
        const text = `${call.method} ${call.path} may be an action with inputs (${needs.join(", ")}): see "inputs" in docs/spec-reference.md`;
        note({ kind: "unknown", about: path.slice(prefix.length), text, at: call.at });
        return [];
      }
      used.add(call);
      return [
        toAction(call, { name: names.take(toIdentifierName(verb, "action")), path: path.slice(prefix.length), verb }),
      ];
    });
    for (const action of own) {
      const text = `action "${action.name}": ${action.method} ${action.path}, which asks for confirmation`;
      note({ kind: "guess", about: path.slice(prefix.length), text, at: action.at });
    }
    byPath.set(path, own);
  }
  return { byPath, used };
}

/** `cancel` of `/orders/{id}/cancel`. */
function verbOf({ method, path }: Call, resource: string): string | null {
  if (method !== "POST" && method !== "PUT") {
    return null;
  }
  const rest = path.startsWith(`${resource}/{`) ? path.slice(resource.length + 1) : "";
  const [, verb = null] = /^\{[^/{}]+\}\/([A-Za-z][A-Za-z0-9._-]*)$/.exec(rest) ?? [];
  return verb;
}

/** A path that can also be read, or that has records of its own, is a collection in the record. */
function isAction({ path, bodyTypes, parameters }: Call, calls: readonly Call[]): boolean {
  const isCollection = calls.some(
    (other) => (other.path === path && other.method === "GET") || other.path.startsWith(`${path}/`),
  );
  const isJson = bodyTypes.length === 0 || bodyTypes.some((type) => /json|\*\/\*|^application\/\*/i.test(type));
  return !isCollection && isJson && !parameters.some((each) => each.in === "query" && each.isRequired);
}

/** Fields that the body must have. A list as body is one, too. */
function neededBy(documents: Documents, { body }: Call): readonly string[] {
  if (body === null) {
    return [];
  }
  const { required, branches, items, keywords } = flatten(documents, body);
  const isOther = items !== undefined || branches.length > 0 || (keywords["type"] ?? "object") !== "object";
  return isOther ? ["its body"] : [...required];
}

interface ActionNames {
  readonly name: string;
  readonly path: string;
  readonly verb: string;
}

function toAction({ method, endsWithSlash, summary, at }: Call, { name, path, verb }: ActionNames): ForeignAction {
  return {
    name,
    method: method === "PUT" ? "PUT" : "POST",
    path: `${path}/{id}/${verb}${endsWithSlash ? "/" : ""}`,
    ...(summary === undefined ? {} : { title: summary }),
    at,
  };
}
