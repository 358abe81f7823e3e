import type { EmittedFile } from "../emit/emitted-file.ts";
import { linkConstant } from "../model/storage/storage-model.ts";
import type { EntityModel, FieldModel } from "../model/types/console-model.ts";

/** A line of a generated file that concerns an entity or field. */
export interface OutputLocation {
  readonly what: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The entity or field to find. */
export interface Subject {
  readonly entity: EntityModel;
  readonly field: FieldModel | null;
}

interface Search {
  readonly what: string;
  readonly path: string;
  /** Headings that must precede the line, in order. */
  readonly under: readonly RegExp[];
  readonly line: RegExp;
}

/** Locations in the generated files, in the order of the data flow: schema, form, lists, client, table. */
export function findInOutput(files: readonly EmittedFile[], subject: Subject): readonly OutputLocation[] {
  const searches =
    subject.field === null ? entitySearches(subject.entity) : fieldSearches(subject.entity, subject.field);
  return searches.flatMap((search) => {
    const file = files.find(({ path }) => path === `generated/${search.path}`);
    const location = file === undefined ? null : find(file, search);
    return location === null ? [] : [location];
  });
}

function entitySearches({ names, screens }: EntityModel): readonly Search[] {
  const { name, type, kebab, plural } = names;
  return [
    { what: "schema", path: `schemas/${kebab}.ts`, under: [], line: /^export const/ },
    { what: "check", path: `validators/${kebab}.js`, under: [], line: /^export const/ },
    { what: "screens", path: `screens/${kebab}.ts`, under: [], line: /^export const/ },
    { what: "routes", path: "routes.ts", under: [], line: new RegExp(`entity: "${name}",`) },
    ...screens.map((screen) => ({
      what: `${screen} screen`,
      path: "routes.ts",
      under: [/^export const screenRoutes/, new RegExp(`^ {4}entity: "${name}",`)],
      line: new RegExp(`^ {4}screen: "${screen}",`),
    })),
    { what: "client", path: `api/${kebab}.ts`, under: [], line: /^export function/ },
    { what: "body", path: "bodies.ts", under: [], line: new RegExp(`^export type ${type}Body\\b`) },
    { what: "OpenAPI", path: "openapi.json", under: [/^ {4}"schemas"/], line: new RegExp(`^ {6}"${type}": `) },
    { what: "table", path: "backend/tables.ts", under: [], line: new RegExp(`^export const ${plural} =`) },
    { what: "storage", path: "backend/storage.ts", under: [], line: new RegExp(`^ {2}${name}: `) },
  ];
}

function fieldSearches(entity: EntityModel, field: FieldModel): readonly Search[] {
  const { type, kebab, plural } = entity.names;
  const named = new RegExp(`\\b${field.name}\\b`);
  const property = new RegExp(`^ {4}${field.name}: `);
  const isLinked = field.relation?.many === true;
  const screens = `screens/${kebab}.ts`;
  const schemas = [
    { what: "read schema", variant: "Read" },
    { what: "create and update schema", variant: "Create" },
  ];
  return [
    ...schemas.map(({ what, variant }) => ({
      what,
      path: `schemas/${kebab}.ts`,
      under: [new RegExp(`^export const \\w+${variant}Schema`)],
      line: property,
    })),
    { what: "display", path: screens, under: [/^ {2}fields:/], line: property },
    { what: "list", path: screens, under: [/^ {2}list:/, /columns:/], line: named },
    { what: "form section", path: screens, under: [/^ {2}form:/, /sections:/], line: named },
    {
      what: "form control",
      path: screens,
      under: [/^ {2}form:/, /uiSchema:/],
      line: new RegExp(`^ {6}${field.name}: `),
    },
    { what: "show", path: screens, under: [/^ {2}show:/], line: named },
    {
      what: "client",
      path: `api/${kebab}.ts`,
      under: [],
      line: field.readOnly ? /^ {4}(list|get): / : /^ {4}(create|update): /,
    },
    {
      what: "OpenAPI",
      path: "openapi.json",
      under: [/^ {4}"schemas"/, new RegExp(`^ {6}"${type}": `)],
      line: new RegExp(`^ {10}"${field.name}": `),
    },
    {
      what: "table",
      path: "backend/tables.ts",
      under: [new RegExp(`^export const ${isLinked ? linkConstant(entity, field) : plural} =`)],
      line: isLinked ? /^ {4}\w+: / : property,
    },
  ];
}

/** The first match after the headings, and before the next heading of the same level as the first. */
function find({ path, content }: EmittedFile, { what, under, line }: Search): OutputLocation | null {
  const lines = content.split("\n");
  let from = 0;
  for (const heading of under) {
    const index = lines.findIndex((text, at) => at >= from && heading.test(text));
    if (index < 0) {
      return null;
    }
    from = index;
  }
  const end = endOfBlock(lines, under.length === 0 ? -1 : lines.findIndex((text) => under[0]?.test(text)));
  const index = lines.findIndex((text, at) => at >= from && at < end && line.test(text));
  return index < 0 ? null : { what, file: path, line: index + 1, text: (lines[index] ?? "").trim() };
}

/** A block ends at the line that closes it: the first line that is not indented deeper than its heading. */
function endOfBlock(lines: readonly string[], heading: number): number {
  if (heading < 0) {
    return lines.length;
  }
  const depth = indentOf(lines[heading] ?? "");
  const end = lines.findIndex((text, at) => at > heading && text.trim() !== "" && indentOf(text) <= depth);
  return end < 0 ? lines.length : end + 1;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
