import { type Documents, type Located, memberOf, membersOf } from "../documents/documents.ts";
import { isRecord, type Json, type JsonObject, textOf } from "../documents/json.ts";

/** A schema with its references resolved and its `allOf` merged. */
export interface FlatSchema {
  /** All keywords except the ones below. */
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, Located>;
  readonly required: ReadonlySet<string>;
  /** Branches of `oneOf` or `anyOf`, without `null`. */
  readonly branches: readonly Located[];
  readonly isNullable: boolean;
  /** The schema of a list's items. */
  readonly items?: Located;
  /** Key of the named schema that it refers to: file and pointer. */
  readonly schema?: string;
  /** Keys of all schemas that were entered. */
  readonly entered: readonly string[];
  /** The reference leads back to a schema that contains it. */
  readonly isCircular: boolean;
  /** Why a reference is not followed: `its reference #/a does not exist`. */
  readonly missing?: string;
}

const NOTHING: FlatSchema = {
  keywords: {},
  properties: new Map(),
  required: new Set(),
  branches: [],
  isNullable: false,
  entered: [],
  isCircular: false,
};

/** Longest chain of references that is followed: a longer one could exhaust the call stack. */
const MAX_WITHIN = 200;

const STRUCTURE = ["$ref", "allOf", "oneOf", "anyOf", "properties", "required", "items"];

/** Key of a schema that others can refer to. */
export function keyOf({ file, pointer }: Located): string {
  return `${file}${pointer}`;
}

/** Flattens a schema. `within` has the keys of the schemas around it. */
export function flatten(documents: Documents, located: Located, within: readonly string[] = []): FlatSchema {
  const { value } = located;
  if (!isRecord(value)) {
    return NOTHING;
  }
  const reference = textOf(value["$ref"]);
  const target =
    reference === undefined
      ? NOTHING
      : flattenTarget(documents, documents.resolve(reference, located), {
          within,
          reference: reference ?? "",
        });
  // A branch of a discriminated schema often contains that schema by `allOf`.
  const parts: FlatSchema[] = [];
  const entered = [...target.entered];
  for (const [, member] of membersOf(memberOf(located, "allOf"))) {
    // A schema that an earlier part contains is merged already: entering it again would double the work at each level.
    const part = flatten(documents, member, [...within, ...entered]);
    if (!part.isCircular) {
      parts.push(part);
      entered.push(...part.entered);
    }
  }
  const merged = [target, ...parts, ownPart(documents, located)].reduce(mergeSchemas, NOTHING);
  const [only] = parts;
  const schema = target.schema ?? (parts.length === 1 ? only?.schema : undefined);
  return { ...merged, ...(schema === undefined ? {} : { schema }) };
}

function flattenTarget(
  documents: Documents,
  target: Located,
  { within, reference }: { readonly within: readonly string[]; readonly reference: string },
): FlatSchema {
  const key = keyOf(target);
  if (within.includes(key)) {
    return { ...NOTHING, schema: key, isCircular: true };
  }
  if (target.value === undefined) {
    return { ...NOTHING, missing: `its reference ${reference} does not exist` };
  }
  if (within.length >= MAX_WITHIN) {
    return { ...NOTHING, missing: `its reference ${reference} is the last of more than ${MAX_WITHIN} in a row` };
  }
  const inner = flatten(documents, target, [...within, key]);
  return { ...inner, schema: key, entered: [...inner.entered, key] };
}

/** The keywords of the schema itself. */
function ownPart(documents: Documents, located: Located): FlatSchema {
  const value = isRecord(located.value) ? located.value : {};
  const keywords = Object.fromEntries(Object.entries(value).filter(([name]) => !STRUCTURE.includes(name)));
  const required = Array.isArray(value["required"]) ? value["required"] : [];
  const branches = ["oneOf", "anyOf"].flatMap((word) => membersOf(memberOf(located, word)).map(([, branch]) => branch));
  const others = branches.filter((branch) => !isNull(documents, branch));
  return {
    ...NOTHING,
    keywords,
    properties: new Map(membersOf(memberOf(located, "properties"))),
    required: new Set(required.filter((name): name is string => typeof name === "string")),
    branches: others,
    isNullable: others.length < branches.length || saysNull(value),
    ...(value["items"] === undefined ? {} : { items: memberOf(located, "items") }),
  };
}

/** Whether a schema allows null: `nullable`, `x-nullable`, the type `null`, an enumeration with null. */
function saysNull(value: JsonObject): boolean {
  const { type, nullable, enum: values } = value;
  return (
    nullable === true ||
    value["x-nullable"] === true ||
    (Array.isArray(type) && type.includes("null")) ||
    (Array.isArray(values) && values.includes(null))
  );
}

function isNull(documents: Documents, branch: Located): boolean {
  const reference = isRecord(branch.value) ? textOf(branch.value["$ref"]) : undefined;
  const { value } = reference === undefined ? branch : documents.resolve(reference, branch);
  if (!isRecord(value)) {
    return false;
  }
  const { type, enum: values } = value;
  const isOnlyNull = Array.isArray(values) && values.length === 1 && values[0] === null;
  // DRF writes the branch `NullEnum`, others an empty `{ "nullable": true }`.
  return type === "null" || isOnlyNull || value["const"] === null || isEmptyText(values);
}

/** DRF's `BlankEnum`: an optional enumeration also accepts an empty text. */
function isEmptyText(values: Json | undefined): boolean {
  return Array.isArray(values) && values.length === 1 && values[0] === "";
}

/** Later keywords win. */
export function mergeSchemas(a: FlatSchema, b: FlatSchema): FlatSchema {
  const missing = b.missing ?? a.missing;
  const items = b.items ?? a.items;
  return {
    keywords: { ...a.keywords, ...b.keywords },
    properties: new Map([...a.properties, ...b.properties]),
    required: new Set([...a.required, ...b.required]),
    branches: b.branches.length === 0 ? a.branches : b.branches,
    isNullable: a.isNullable || b.isNullable,
    entered: [...a.entered, ...b.entered],
    isCircular: a.isCircular || b.isCircular,
    ...(missing === undefined ? {} : { missing }),
    ...(items === undefined ? {} : { items }),
  };
}
