import type { TypeDefinitions } from "../read/type-definitions.ts";
import { type Mistake, toProblem } from "./mistake.ts";
import { toCamel, toNames, toPascal } from "./names.ts";
import type { EntityDraft } from "./spec-draft.ts";
import type { SpecProblem } from "./spec-error.ts";

const NAME = /^[a-z][A-Za-z0-9]*$/;
const PATH = /^(\/[A-Za-z0-9._~-]+|\/\{[a-z][A-Za-z0-9]*\})+$|^\/$/;

/** Types that generated code writes beside an entity's own. */
const TAKEN_TYPES = [
  "Array",
  "CallOptions",
  "Client",
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
  const names: readonly Mistake[] = [
    ...fields.map(({ name }) => ({ path: name, text: name })),
    ...keysOf("actions", spec.actions),
    ...keysOf("queries", spec.queries),
    ...keysOf("breakdowns", spec.breakdowns),
    ...textsOf("units", spec.units),
    ...sectionNames("form", spec.form?.sections),
    ...sectionNames("show", spec.show?.sections),
  ]
    .filter(({ text }) => !NAME.test(text))
    .map(({ path, text }) => ({
      path,
      found: JSON.stringify(text),
      write: "a name of letters and digits that begins small",
    }));
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
      write: "a path such as /coupons or /coupons/{id}",
    }));
  return [...names, ...paths].map((mistake) => toProblem(draft, mistake));
}

/** A value is named for its type, stands beside it, and collides with no other entity and no generated name. */
export function entityNameProblems(
  entities: readonly EntityDraft[],
  places: TypeDefinitions["places"],
): readonly SpecProblem[] {
  return entities.flatMap((draft, index) => {
    const { name, typeName, file } = draft.source;
    const mistakes: Mistake[] = [];
    if (toPascal(name) !== typeName) {
      mistakes.push({
        path: "",
        found: `the value "${name}" of the type "${typeName}"`,
        write: `"${toCamel(typeName)}" as the value's name, or "${toPascal(name)}" as the type's`,
      });
    } else if (places.get(typeName)?.file !== file) {
      mistakes.push({
        path: "",
        found: `the value "${name}" apart from its interface`,
        write: `\`export interface ${typeName}\` in the same file`,
      });
    }
    if (TAKEN_TYPES.includes(typeName)) {
      mistakes.push({
        path: "",
        found: `"${typeName}", a name that generated code uses itself`,
        write: "another name",
      });
    }
    const twin = entities.slice(0, index).find((other) => collide(other.source.name, name));
    if (twin !== undefined) {
      mistakes.push({
        path: "",
        found: `"${name}", whose files, table or plural are those of "${twin.source.name}" (${twin.source.file})`,
        write: "a name that differs by more than capital letters and a plural",
      });
    }
    return mistakes.map((mistake) => toProblem(draft, mistake));
  });
}

/** File systems may fold capital letters, and tables and paths are named by the plural. */
function collide(one: string, other: string): boolean {
  const a = toNames(one);
  const b = toNames(other);
  const formsOf = ({ kebab, pluralKebab }: typeof a) => [kebab.replaceAll("-", ""), pluralKebab.replaceAll("-", "")];
  return formsOf(a).some((form) => formsOf(b).includes(form));
}

interface NamedPart {
  readonly path: string;
  readonly text: string;
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
