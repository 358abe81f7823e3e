import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import { type PathDiagnostic, toDiagnostic } from "./locate-diagnostic.ts";
import { INHERITED, toCamel, toNames, toPascal } from "./names.ts";
import { isReserved } from "./reserved-words.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

/** What becomes an identifier, a message key and a part of a file's name. */
export const NAME = /^[a-z][A-Za-z0-9]*$/;

/** Fixed parts and parameters; `.` and `..` would lead elsewhere. */
export const PATH = /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+|\/\{[a-z][A-Za-z0-9]*\})+$|^\/$/;

/** Names of which a look-up finds something that nobody put there, and what code cannot be named by. */
const UNFIT_NAMES = [...INHERITED, "prototype", "undefined"];

/** Types that generated code writes beside an entity's own. */
const TAKEN_TYPES = [
  "Arbitrary",
  "Array",
  "CallOptions",
  "Client",
  "Draw",
  "EntityName",
  "EntityTypes",
  "Error",
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

/** Names of generated files of other content: the calls of `schema/service.ts` are beside those of the entities. */
const TAKEN_FILES: readonly string[] = ["service"];

/** Names that become identifiers and paths that become comments and routes: nothing else may be in them. */
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
  const paths: readonly PathDiagnostic[] = [
    ...(spec.path === undefined ? [] : [{ path: "path", text: spec.path }]),
    ...textsOf("endpoints", spec.endpoints),
    ...textsOf("routes", spec.routes),
    ...Object.entries(spec.actions ?? {}).map(([name, { path }]) => ({ path: `actions.${name}.path`, text: path })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({ path: `queries.${name}.path`, text: path })),
    ...Object.entries(spec.breakdowns ?? {}).map(([name, { path }]) => ({
      path: `breakdowns.${name}.path`,
      text: path,
    })),
  ]
    .filter(({ text }) => !PATH.test(text))
    .map(({ path, text }) => ({
      path,
      message: JSON.stringify(text),
      hint: "a path such as /tickets or /tickets/{id}",
    }));
  return [...names, ...paths].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

/** A value is named for its type, stands beside it, and collides with no other entity and no generated name. */
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
        ? [{ message: `"${typeName}", a name that generated code uses itself`, hint: "another name" }]
        : []),
      ...(TAKEN_FILES.includes(name)
        ? [
            {
              message: `"${name}", whose file generated/api/${name}.ts is that of schema/${name}.ts`,
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
    // No value of JavaScript can be called `class`.
    const hint = isReserved(value) ? `${renamed} name` : `"${value}" as the value's name, or ${renamed}`;
    return [{ message: `the value "${name}" of the type "${typeName}"`, hint }];
  }
  if (type !== typeName) {
    const message = typeName === "" ? "a spec that does not say of which type" : `a spec of \`${typeName}\``;
    return [{ message, hint: `\`satisfies EntitySpec<${type}>\`, with \`export interface ${type}\` in the same file` }];
  }
  return locations.get(typeName)?.file === file
    ? []
    : [
        {
          message: locations.has(typeName)
            ? `the value "${name}" apart from its interface`
            : `no exported type ${type}`,
          hint: `\`export interface ${type}\` in the same file`,
        },
      ];
}

/** `first` is by the names of what is made for an entity, of the entities before this one; this one's join them. */
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
          message: `"${source.name}", whose files, table or plural are those of "${twin.name}" (${twin.file}:${twin.at.line})`,
          hint: "a name that differs by more than capital letters and a plural",
        },
      ];
}

/** File systems may fold capital letters, and tables and paths are named by the plural. */
function madeNames(name: string, plural: unknown): readonly string[] {
  // Of a spec that the compiler refuses, the plural may be anything.
  const { kebab, pluralKebab } = toNames(name, typeof plural === "string" ? plural : undefined);
  return [kebab, pluralKebab].map((form) => form.replaceAll("-", ""));
}

interface NamedPart {
  readonly path: string;
  readonly field?: string;
  readonly text: string;
}

/** What is wrong with what becomes an identifier. */
export function checkName(text: string): readonly Pick<PathDiagnostic, "message" | "hint">[] {
  if (!NAME.test(text)) {
    return [{ message: JSON.stringify(text), hint: "a name of letters and digits that begins small" }];
  }
  return UNFIT_NAMES.includes(text)
    ? [{ message: `"${text}", which every object of JavaScript has already`, hint: "another name" }]
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
