import path from "node:path";
import { type Documents, type Located, memberOf, membersOf } from "../documents/documents.ts";
import { isRecord, textOf } from "../documents/json.ts";
import type { ForeignEntity, ForeignModel, Note } from "../foreign-model.ts";
import { ALL_OPERATIONS } from "../foreign-model.ts";
import { conversionOf } from "../schemas/conversion.ts";
import { findIdName } from "../schemas/find-id.ts";
import { flatten, keyOf } from "../schemas/flatten.ts";
import { toRecordFields } from "../schemas/record-fields.ts";

/** A schema that becomes an entity. */
interface Candidate {
  readonly name: string;
  readonly located: Located;
}

/**
 * Reads a JSON Schema. The root is an entity if it has properties, and so is each definition with an id. If there is
 * neither, each definition that no other one refers to is one. The document has no calls, so the reference backend serves
 * the product.
 */
export function readJsonSchema(documents: Documents): ForeignModel {
  const notes: Note[] = [];
  const note = (added: Note) => {
    notes.push(added);
  };
  const { root } = documents;
  const title = textOf(memberOf(root, "title").value);
  const name = nameOfRoot(documents, title);
  const definitions = ["$defs", "definitions"].flatMap((word) => membersOf(memberOf(root, word)));
  const all = definitions
    .map(([each, located]): Candidate => ({ name: each, located }))
    .filter((each) => hasFields(documents, each));
  const chosen = chooseEntities(documents, { name, located: root }, all);
  const entitySchemas = new Set(chosen.map(({ located }) => keyOf(located)));
  const entities = chosen.map(({ name: own, located }) => toEntity(own, located, { documents, entitySchemas, note }));
  note({
    kind: "guess",
    about: "",
    text: "the document has no calls: each entity has the five calls of the reference backend",
    at: "#",
  });
  for (const { file, why } of documents.missing) {
    note({ kind: "unknown", about: "", text: `a referenced document could not be read: ${why}`, at: file });
  }
  return { title: title ?? name, entities, dialect: null, notes };
}

function nameOfRoot({ root }: Documents, title: string | undefined): string {
  const base = path.basename(root.file).replace(/(\.schema)?\.(json|ya?ml)$/i, "");
  // A title can be a whole sentence.
  return title !== undefined && title.split(/\s+/).length <= 3 ? title.replace(/^JSON schema (for|of) /i, "") : base;
}

function hasFields(documents: Documents, { located }: Candidate): boolean {
  const { properties, branches } = flatten(documents, located);
  return properties.size > 0 || branches.some((branch) => flatten(documents, branch).properties.size > 0);
}

function chooseEntities(documents: Documents, root: Candidate, all: readonly Candidate[]): readonly Candidate[] {
  const items = flatten(documents, root.located).items;
  const own = hasFields(documents, root) ? [root] : [];
  const listed = items !== undefined && own.length === 0 ? [{ name: root.name, located: items }] : [];
  const ofRoot = [...own, ...listed].filter((each) => hasFields(documents, each));
  const withId = all.filter(({ name, located }) => hasId(documents, name, located));
  const found = [...ofRoot, ...withId];
  const keys = new Set(found.map(({ located }) => keyOf(located)));
  if (found.length > 0) {
    return found.filter(
      ({ located }, index) =>
        keys.has(keyOf(located)) && found.findIndex((other) => keyOf(other.located) === keyOf(located)) === index,
    );
  }
  const referred = referencesIn(documents.root.value);
  const free = all.filter(({ located }) => !referred.has(located.pointer));
  return free.length > 0 ? free : all;
}

function hasId(documents: Documents, name: string, located: Located): boolean {
  const { properties } = flatten(documents, located);
  return (
    properties.has("id") ||
    properties.has("_id") ||
    [...properties.keys()].some((each) => each.toLowerCase() === `${name.toLowerCase()}id`)
  );
}

function referencesIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (isRecord(value)) {
    const reference = value["$ref"];
    if (typeof reference === "string") {
      found.add(reference);
    }
  }
  for (const inner of typeof value === "object" && value !== null ? Object.values(value) : []) {
    referencesIn(inner, found);
  }
  return found;
}

interface EntityParts {
  readonly documents: Documents;
  readonly entitySchemas: ReadonlySet<string>;
  readonly note: (note: Note) => void;
}

function toEntity(name: string, located: Located, { documents, entitySchemas, note }: EntityParts): ForeignEntity {
  const key = keyOf(located);
  const conversion = conversionOf({ documents, entitySchemas, about: key, note });
  const fields = toRecordFields(located, conversion);
  const description = textOf(flatten(documents, located).keywords["description"]);
  return {
    key,
    name,
    path: null,
    endpoints: {},
    operations: ALL_OPERATIONS,
    schema: key,
    idName: findIdName(
      fields.filter((field) => isIdOf(field.name, name)),
      { parameter: null, name },
    ),
    fields,
    parameters: null,
    unique: [],
    ...(description === undefined ? {} : { description }),
    at: documents.shown(located),
  };
}

/** Whether a name is that of an id, such as `uuid` or `pet_id`. A `slug` or `code` is an ordinary field here, not the id. */
function isIdOf(field: string, name: string): boolean {
  return /^_?(id|uuid|guid)$/i.test(field) || field.toLowerCase().replaceAll(/[_-]/g, "") === `${name.toLowerCase()}id`;
}
