import type { SpecProblem } from "../diagnostics/spec-error.ts";
import type { TypeDefinitions } from "../read/type-definitions.ts";
import { type Mistake, toProblem } from "./locate-diagnostic.ts";
import { toCamel, toNames, toPascal } from "./names.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";

/** What becomes an identifier, a message key and a part of a file's name. */
export const NAME = /^[a-z][A-Za-z0-9]*$/;

/** Fixed parts and parameters; `.` and `..` would lead elsewhere. */
export const PATH = /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+|\/\{[a-z][A-Za-z0-9]*\})+$|^\/$/;

/** What every object of JavaScript has: a look-up by such a name finds something that nobody put there. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), "prototype", "undefined"];

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

/** Names that become identifiers and paths that become comments and routes: nothing else may be in them. */
export function nameProblems(draft: EntityDraft): readonly SpecProblem[] {
  const { spec, fields } = draft;
  const parts: readonly NamedPart[] = [
    ...fields.map(({ name }) => ({ path: "", field: name, text: name })),
    ...keysOf("actions", spec.actions),
    ...keysOf("queries", spec.queries),
    ...keysOf("breakdowns", spec.breakdowns),
    ...textsOf("units", spec.units),
    ...sectionNames("form", spec.form?.sections),
    ...sectionNames("show", spec.show?.sections),
  ];
  const names = parts.flatMap(({ text, ...place }) => nameMistakes(text).map((mistake) => ({ ...mistake, ...place })));
  const paths: readonly Mistake[] = [
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
      found: JSON.stringify(text),
      write: "a path such as /tickets or /tickets/{id}",
    }));
  return [...names, ...paths].map((mistake) => toProblem(draft, mistake));
}

/** A value is named for its type, stands beside it, and collides with no other entity and no generated name. */
export function entityNameProblems(
  entities: readonly EntityDraft[],
  places: TypeDefinitions["places"],
): readonly SpecProblem[] {
  const first = new Map<string, EntityDraft>();
  return entities.flatMap((draft) => {
    const { name, typeName } = draft.source;
    const mistakes = [
      ...typeMistakes(draft, places),
      ...nameMistakes(name),
      ...(TAKEN_TYPES.includes(typeName)
        ? [{ found: `"${typeName}", a name that generated code uses itself`, write: "another name" }]
        : []),
      ...twinMistakes(draft, first),
    ];
    return mistakes.map((mistake) => toProblem(draft, { path: "", ...mistake }));
  });
}

function typeMistakes({ source }: EntityDraft, places: TypeDefinitions["places"]): readonly Omit<Mistake, "path">[] {
  const { name, typeName, file } = source;
  const type = toPascal(name);
  if (type !== typeName && places.has(typeName)) {
    const write = `"${toCamel(typeName)}" as the value's name, or "${type}" as the type's`;
    return [{ found: `the value "${name}" of the type "${typeName}"`, write }];
  }
  if (type !== typeName) {
    const found = typeName === "" ? "a spec that does not say of which type" : `a spec of \`${typeName}\``;
    return [{ found, write: `\`satisfies EntitySpec<${type}>\`, with \`export interface ${type}\` in the same file` }];
  }
  return places.get(typeName)?.file === file
    ? []
    : [
        {
          found: places.has(typeName) ? `the value "${name}" apart from its interface` : `no exported type ${type}`,
          write: `\`export interface ${type}\` in the same file`,
        },
      ];
}

/** `first` is by the names of what is made for an entity, of the entities before this one; this one's join them. */
function twinMistakes(draft: EntityDraft, first: Map<string, EntityDraft>): readonly Omit<Mistake, "path">[] {
  const { source } = draft;
  const made = madeNames(source.name);
  const twin = made.map((name) => first.get(name)?.source).find((other) => other !== undefined);
  for (const name of made) {
    first.set(name, first.get(name) ?? draft);
  }
  return twin === undefined
    ? []
    : [
        {
          found: `"${source.name}", whose files, table or plural are those of "${twin.name}" (${twin.file}:${twin.at.line})`,
          write: "a name that differs by more than capital letters and a plural",
        },
      ];
}

/** File systems may fold capital letters, and tables and paths are named by the plural. */
function madeNames(name: string): readonly string[] {
  const { kebab, pluralKebab } = toNames(name);
  return [kebab, pluralKebab].map((form) => form.replaceAll("-", ""));
}

interface NamedPart {
  readonly path: string;
  readonly field?: string;
  readonly text: string;
}

function nameMistakes(text: string): readonly Pick<Mistake, "found" | "write">[] {
  if (!NAME.test(text)) {
    return [{ found: JSON.stringify(text), write: "a name of letters and digits that begins small" }];
  }
  return INHERITED.includes(text)
    ? [{ found: `"${text}", which every object of JavaScript has already`, write: "another name" }]
    : [];
}

function keysOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.keys(record ?? {}).map((name) => ({ path: `${path}.${name}#`, text: name }));
}

function textsOf(path: string, record: object | undefined): readonly NamedPart[] {
  return Object.entries(record ?? {}).map(([name, text]) => ({ path: `${path}.${name}`, text: String(text) }));
}

function sectionNames(part: string, sections: readonly { readonly name: string }[] = []): readonly NamedPart[] {
  return sections.map(({ name }, index) => ({ path: `${part}.sections.${index}.name`, text: name }));
}
