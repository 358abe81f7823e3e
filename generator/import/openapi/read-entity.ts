import type { Documents, Located } from "../documents/documents.ts";
import type { ForeignEntity, ForeignField, ForeignOperation, Note } from "../foreign-model.ts";
import { type Conversion, conversionOf } from "../schemas/conversion.ts";
import { findIdName } from "../schemas/find-id.ts";
import { flatten } from "../schemas/flatten.ts";
import { toRecordFields } from "../schemas/record-fields.ts";
import { findRecord } from "./envelopes.ts";
import type { Resource } from "./find-resources.ts";
import { LIST_WORDS } from "./read-dialect.ts";

interface EntityParts {
  readonly documents: Documents;
  readonly entitySchemas: ReadonlySet<string>;
  readonly note: (note: Note) => void;
}

/** Reads one resource: the schema of responses, merged with those of requests. */
export function readEntity(resource: Resource, { documents, entitySchemas, note }: EntityParts): ForeignEntity {
  const { path, calls, read, readKey } = resource;
  const name = path.slice(path.lastIndexOf("/") + 1);
  // An entity's own schema is read as fields; inside, it is a relation.
  const conversion = conversionOf({ documents, entitySchemas, about: path, note });
  const answered = toRecordFields(read, conversion);
  const written = calls.create?.body ?? calls.update?.body ?? null;
  const sent = written === null ? null : sentFields(written, answered, conversion);
  const idName = findIdName(answered, { parameter: resource.parameter, name });
  const description = flatten(documents, read).keywords["description"];
  const operations = Object.keys(calls) as ForeignOperation[];
  noteLacks(resource, note);
  if (sent !== null && idName !== null) {
    noteOwnId(sent, { idName, path, note });
  }
  return {
    key: path,
    name,
    path: resource.endsWithSlash ? `${path}/` : path,
    endpoints: {},
    operations,
    schema: readKey,
    idName,
    fields: merge(answered, sent, { idName, path, note }),
    parameters: filtersOf(resource),
    unique: [],
    ...(typeof description === "string" ? { description } : {}),
    at: calls.list?.at ?? calls.get?.at ?? documents.shown(read),
  };
}

/** The fields of a request body, also inside an object as in `{ "pet": { … } }`. */
function sentFields(
  written: Located,
  answered: readonly ForeignField[],
  conversion: Conversion,
): readonly ForeignField[] {
  const isKnown = ({ name }: ForeignField) => answered.some((field) => field.name === name);
  const fields = toRecordFields(written, conversion);
  const { schema } = findRecord(conversion.documents, written);
  const inner = schema === written || fields.some(isKnown) ? [] : toRecordFields(schema, conversion);
  return inner.some(isKnown) ? inner : fields;
}

/** Query parameters that may be filters; null if there are none, since the browser then filters. */
function filtersOf({ calls: { list } }: Resource): readonly string[] | null {
  const queries = list?.parameters.filter((each) => each.in === "query").map(({ name }) => name) ?? [];
  const filters = queries.filter((name) => !LIST_WORDS.includes(name));
  return filters.length === 0 ? null : filters;
}

interface MergeParts {
  readonly idName: string | null;
  readonly path: string;
  readonly note: (note: Note) => void;
}

/**
 * One list of fields. Those that only responses contain are read-only; requests decide which ones are required. Without
 * a schema of requests, the schema of responses is all that is known.
 */
function merge(
  answered: readonly ForeignField[],
  sent: readonly ForeignField[] | null,
  { idName, path, note }: MergeParts,
): readonly ForeignField[] {
  if (sent === null || sent.length === 0) {
    return answered;
  }
  const byName = new Map(sent.map((field) => [field.name, field]));
  const known = new Set(answered.map(({ name }) => name));
  const merged = answered.map((field): ForeignField => {
    const request = byName.get(field.name);
    if (field.name === idName) {
      return field;
    }
    if (request === undefined || request.readOnly) {
      return { ...field, readOnly: true };
    }
    const { default: initial = field.default } = request;
    return {
      ...mergeType(field, request, { path, note }),
      required: request.required,
      nullable: field.nullable || request.nullable,
      readOnly: false,
      ...(initial === undefined ? {} : { default: initial }),
    };
  });
  const added = sent.filter(({ name }) => !known.has(name) && name !== idName);
  for (const { name, at } of added.filter(({ name: each, type }) => !isPassword(each, type))) {
    note({
      kind: "unknown",
      about: `${path}.${name}`,
      text: "requests contain it, responses do not: the form shows it empty",
      at,
    });
  }
  return [...merged, ...added.map((field) => ({ ...field, writeOnly: true }))];
}

function isPassword(name: string, type: ForeignField["type"]): boolean {
  return type.kind === "text" && (type.format === "password" || /passw(or)?d|secret/i.test(name));
}

/** Responses and requests may have other types: a whole record, and its id. Bounds are in requests. */
function mergeType(
  field: ForeignField,
  request: ForeignField,
  { path, note }: Pick<MergeParts, "path" | "note">,
): ForeignField {
  if (field.type.kind === request.type.kind || field.type.kind === "text" || field.type.kind === "json") {
    return { ...request, ...(request.description === undefined ? pick(field) : {}) };
  }
  const [answered, sent] = [KIND_WORDS[field.type.kind], KIND_WORDS[request.type.kind]];
  const text = `${answered} in responses, ${sent} in requests; imported as read-only`;
  note({ kind: "unknown", about: `${path}.${field.name}`, text, at: field.at });
  return { ...field, readOnly: true };
}

const KIND_WORDS: Readonly<Record<ForeignField["type"]["kind"], string>> = {
  boolean: "yes or no",
  choice: "an enumeration",
  json: "free JSON",
  list: "a list",
  map: "a map",
  number: "a number",
  object: "an object",
  text: "a text",
  unknown: "several types",
};

function pick({ description, title }: ForeignField): Partial<ForeignField> {
  return { ...(description === undefined ? {} : { description }), ...(title === undefined ? {} : { title }) };
}

const LACKS: readonly (readonly [ForeignOperation, string])[] = [
  ["list", "no list"],
  ["get", "no call for one record"],
  ["create", "no call that creates"],
  ["update", "no call that updates"],
  ["delete", "no call that deletes"],
];

function noteLacks({ path, calls, posts, read }: Resource, note: (note: Note) => void): void {
  for (const [operation, text] of LACKS.filter(([name]) => calls[name] === undefined)) {
    const instead = operation === "update" && posts !== null ? `; POST ${posts.path} may update it` : "";
    note({ kind: "lacks", about: path, text: `${text}${instead}`, at: posts?.at ?? calls.list?.at ?? read.pointer });
  }
  for (const { method, bodyTypes, at } of [calls.create, calls.update].flatMap((call) => call ?? [])) {
    if (bodyTypes.length > 0 && !bodyTypes.some((type) => /json|\*\/\*|^application\/\*/i.test(type))) {
      const text = `${method} accepts ${bodyTypes.join(" or ")} only, and the console sends JSON`;
      note({ kind: "lacks", about: path, text, at });
    }
  }
}

function noteOwnId(
  sent: readonly ForeignField[],
  { idName, path, note }: MergeParts & { readonly idName: string },
): void {
  const id = sent.find(({ name, readOnly, required }) => name === idName && required && !readOnly);
  if (id !== undefined) {
    note({
      kind: "unknown",
      about: `${path}.${idName}`,
      text: "a new record must have an id, which the console does not send",
      at: id.at,
    });
  }
}
