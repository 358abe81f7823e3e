import { type Documents, memberOf } from "../documents/documents.ts";
import { textOf } from "../documents/json.ts";
import type { ForeignModel, Note } from "../foreign-model.ts";
import { findActions } from "./find-actions.ts";
import { findResources, type Resource } from "./find-resources.ts";
import { readCalls } from "./read-calls.ts";
import { readDialect } from "./read-dialect.ts";
import { readEntity } from "./read-entity.ts";
import { readSignIn } from "./read-sign-in.ts";

/** Reads an OpenAPI document of version 2.0, 3.0 or 3.1. What it cannot read becomes a note. */
export function readOpenapi(documents: Documents): ForeignModel {
  const notes: Note[] = [];
  const note = (added: Note) => {
    notes.push(added);
  };
  for (const { file, why } of documents.missing) {
    note({ kind: "unknown", about: "", text: `a referenced document could not be read: ${why}`, at: file });
  }
  const calls = readCalls(documents);
  const { resources, others } = findResources(documents, calls);
  const prefix = prefixOf(resources);
  const whole = resources.filter(({ parameter }) => parameter !== null);
  const entitySchemas = new Set(whole.flatMap(({ readKey }) => (readKey === null ? [] : [readKey])));
  const actions = findActions({ documents, resources, calls: others, prefix, note });
  const entities = resources.map((resource) => ({
    ...readEntity(withoutPrefix(resource, prefix), { documents, entitySchemas, note }),
    actions: actions.byPath.get(resource.path) ?? [],
  }));
  const rest = others.filter((call) => !actions.used.has(call));
  if (rest.length > 0) {
    const shown = rest.map(({ method, path }) => `${method} ${path}`);
    note({
      kind: "unknown",
      about: "",
      text: `${shown.length} calls belong to no entity: ${shown.slice(0, 200).join(", ")}${shown.length > 200 ? " …" : ""}`,
      at: "#/paths",
    });
  }
  return {
    title: textOf(memberOf(memberOf(documents.root, "info"), "title").value) ?? "Imported",
    entities,
    dialect: {
      ...readDialect({ documents, resources, prefix, note }),
      auth: readSignIn({ documents, calls, prefix, note }),
    },
    notes,
  };
}

/** Segments that all paths of resources start with: `/api/v1`. The last segment of a path names its entity. */
function prefixOf(resources: readonly Resource[]): string {
  const paths = resources.map(({ path }) => path.split("/").slice(1, -1));
  const [first = []] = paths;
  const common = first.findIndex((segment, index) => paths.some((path) => path[index] !== segment));
  const shared = common === -1 ? first : first.slice(0, common);
  return shared.map((segment) => `/${segment}`).join("");
}

function withoutPrefix(resource: Resource, prefix: string): Resource {
  return { ...resource, path: resource.path.slice(prefix.length) };
}
