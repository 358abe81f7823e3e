import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { TypeDefinitions } from "../../read/type-definitions.ts";
import { INHERITED, toCamel, toNames, toPascal } from "../naming/names.ts";
import { isReserved } from "../naming/reserved-words.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** Names that become identifiers, message keys and file names. */
export const NAME = /^[a-z][A-Za-z0-9]*$/;

/** Remedy for a name that does not match `NAME`. */
export const CAMEL_CASE = "a camelCase name: letters and digits, starting with a lowercase letter";

/** A name of a backend, such as `created_at`. */
const SNAKE = /^[a-z][A-Za-z0-9]*(_[A-Za-z0-9]+)+$/;

const SNAKE_CASE =
  "a camelCase name, with @wire or naming in schema/product.ts; CamelCase<…> of entity-console/spec renames the fields of a type";

/** Path segments and parameters. `.` and `..` are excluded because they change the path. */
export const PATH = /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+|\/\{[a-z][A-Za-z0-9]*\})+$|^\/$/;

/** Whether a text can be the path of a call. It may end with a slash, as some backends require. */
export function isCallPath(text: string): boolean {
  return PATH.test(/[^/]\/$/.test(text) ? text.slice(0, -1) : text);
}

/** Names that collide with inherited properties of objects, or that are not valid identifiers. */
const UNFIT_NAMES = [...INHERITED, "prototype", "undefined"];

/** Types that generated code defines in addition to the entities' own. */
export const TAKEN_TYPES: readonly string[] = [
  "Arbitraries",
  "Arbitrary",
  "Array",
  "BatchBody",
  "BatchResponse",
  "Blob",
  "CallOptions",
  "Client",
  "EntityName",
  "EntityTypes",
  "Error",
  "ExportBody",
  "JsonSchema",
  "List",
  "ListFilter",
  "ListQuery",
  "MessageKey",
  "Omit",
  "Promise",
  "Readonly",
  "Record",
  "RecordId",
  "ReturnType",
  "Transport",
  "Validate",
];

/** File names that other generated files already use, such as the calls of `schema/service.ts`. */
export const TAKEN_FILES: readonly string[] = ["service"];

/** Names become identifiers, and paths become comments and routes, so only safe characters are allowed. */
export function checkNames(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  const { spec, fields } = unvalidated;
  const parts: readonly NamedPart[] = [
    ...fields.map(({ name }) => ({ path: "", field: name, text: name })),
    ...(spec.plural === undefined ? [] : [{ path: "plural", text: spec.plural }]),
    ...keysOf("actions", spec.actions),
    ...keysOf("queries", spec.queries),
    ...keysOf("breakdowns", spec.breakdowns),
    ...unitNames(spec.units),
    ...sectionNames("form", spec.form?.sections),
    ...sectionNames("show", spec.show?.sections),
  ];
  const names = parts.flatMap(({ text, ...location }) =>
    checkName(text).map((diagnostic) => ({ ...diagnostic, ...location })),
  );
  const calls = [
    ...(spec.path === undefined ? [] : [{ path: "path", text: spec.path }]),
    ...textsOf("endpoints", spec.endpoints),
    ...Object.entries(spec.actions ?? {}).map(([name, { path }]) => ({ path: `actions.${name}.path`, text: path })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({ path: `queries.${name}.path`, text: path })),
  ].filter(({ text }) => !isCallPath(text));
  const screens = [
    ...textsOf("routes", spec.routes),
    ...Object.entries(spec.breakdowns ?? {}).map(([name, { path }]) => ({
      path: `breakdowns.${name}.path`,
      text: path,
    })),
  ].filter(({ text }) => !PATH.test(text));
  const paths: readonly PathDiagnostic[] = [...calls, ...screens].map(({ path, text }) => ({
    path,
    message: `${JSON.stringify(text)} is not a valid path`,
    hint: "a path such as /tickets or /tickets/{id}",
  }));
  return [...names, ...paths].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

/** The spec value must be named like its type, be in the same file, and not collide with other names. */
export function checkEntityNames(
  entities: readonly UnvalidatedEntity[],
  locations: TypeDefinitions["locations"],
): readonly Diagnostic[] {
  const first = new Map<string, UnvalidatedEntity>();
  return entities.flatMap((unvalidated) => {
    const { name, typeName } = unvalidated.source;
    const diagnostics = [
      ...checkType(unvalidated, locations),
      ...checkName(name),
      ...(TAKEN_TYPES.includes(typeName)
        ? [{ message: `generated code uses the name "${typeName}" itself`, hint: "another name" }]
        : []),
      ...(TAKEN_FILES.includes(name)
        ? [
            {
              message: `"${name}" needs the file generated/api/${name}.ts, which schema/${name}.ts already uses`,
              hint: "another name",
            },
          ]
        : []),
      ...checkDuplicate(unvalidated, first),
    ];
    return diagnostics.map((diagnostic) => toDiagnostic(unvalidated, { path: "", ...diagnostic }));
  });
}

function checkType(
  { source }: UnvalidatedEntity,
  locations: TypeDefinitions["locations"],
): readonly Omit<PathDiagnostic, "path">[] {
  const { name, typeName, file } = source;
  const type = toPascal(name);
  if (type !== typeName && locations.has(typeName)) {
    const value = toCamel(typeName);
    const renamed = `"${type}" as the type's`;
    // A constant cannot have a reserved name such as `class`.
    const hint = isReserved(value) ? `${renamed} name` : `"${value}" as the value's name, or ${renamed}`;
    return [{ message: `the value "${name}" and its type "${typeName}" have different names`, hint }];
  }
  if (type !== typeName) {
    const message = typeName === "" ? "the spec value has no type argument" : `a spec of \`${typeName}\``;
    return [{ message, hint: `\`satisfies EntitySpec<${type}>\`, with \`export interface ${type}\` in the same file` }];
  }
  return locations.get(typeName)?.file === file
    ? []
    : [
        {
          message: locations.has(typeName)
            ? `the value "${name}" is not in the file of its interface`
            : `there is no exported type ${type}`,
          hint: `\`export interface ${type}\` in the same file`,
        },
      ];
}

/** `first` maps each derived name to the earlier entity that has it; the names of this entity are added. */
function checkDuplicate(
  unvalidated: UnvalidatedEntity,
  first: Map<string, UnvalidatedEntity>,
): readonly Omit<PathDiagnostic, "path">[] {
  const { source } = unvalidated;
  const made = madeNames(source.name, unvalidated.spec?.plural);
  const twin = made.map((name) => first.get(name)?.source).find((other) => other !== undefined);
  for (const name of made) {
    first.set(name, first.get(name) ?? unvalidated);
  }
  return twin === undefined
    ? []
    : [
        {
          message: `"${source.name}" has the same files, table or plural as "${twin.name}" (${twin.file}:${twin.at.line})`,
          hint: "a name that differs by more than case or plural",
        },
      ];
}

/** File systems may ignore case, and tables and paths use the plural. */
function madeNames(name: string, plural: unknown): readonly string[] {
  // `plural` may have any type if the spec does not compile.
  const { kebab, pluralKebab } = toNames(name, typeof plural === "string" ? plural : undefined);
  return [kebab, pluralKebab].map((form) => form.replaceAll("-", ""));
}

interface NamedPart {
  readonly path: string;
  readonly field?: string;
  readonly text: string;
}

/** Checks a name that becomes an identifier. */
export function checkName(text: string): readonly Pick<PathDiagnostic, "message" | "hint">[] {
  if (!NAME.test(text)) {
    return [
      { message: `${JSON.stringify(text)} is not a valid name`, hint: SNAKE.test(text) ? SNAKE_CASE : CAMEL_CASE },
    ];
  }
  return UNFIT_NAMES.includes(text)
    ? [{ message: `"${text}" is a property of every JavaScript object`, hint: "another name" }]
    : [];
}

function keysOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.keys(record ?? {}).map((name) => ({ path: `${path}.${name}#`, text: name }));
}

function textsOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.entries(record ?? {}).map(([name, text]) => ({ path: `${path}.${name}`, text: String(text) }));
}

function unitNames(units: UnvalidatedEntity["spec"]["units"] = {}): readonly NamedPart[] {
  return Object.entries(units).flatMap(([field, unit]) => {
    if (unit === undefined || typeof unit === "string") {
      return unit === undefined ? [] : [{ path: `units.${field}`, text: unit }];
    }
    return Object.entries(unit.of).flatMap(([value, kind]) =>
      "unit" in kind ? [{ path: `units.${field}.of.${value}.unit`, text: kind.unit }] : [],
    );
  });
}

function sectionNames(part: string, sections: readonly { readonly name: string }[] = []): readonly NamedPart[] {
  return sections.map(({ name }, index) => ({ path: `${part}.sections.${index}.name`, text: name }));
}
