import { describeKind } from "../model/describe-field.ts";
import { toCamel, toNames } from "../model/naming/names.ts";
import { type EntitySummary, type FieldSummary, toSummary } from "../model/spec-summary.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../model/types/console-model.ts";
import { toAnchor, toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import { template } from "../render/template.ts";
import { documentBanner, type EmittedFile } from "./emitted-file.ts";
import { type Diagram, toDiagram } from "./entity-diagram.ts";

/** A type as text, or a link to its description. Exactly one member is set. */
interface TypeView {
  readonly words: string | null;
  readonly enumeration: LinkView | null;
  readonly id: LinkView | null;
  readonly ids: LinkView | null;
  readonly records: LinkView | null;
  /** The relation whose record it contains. */
  readonly expands: string | null;
}

interface LinkView {
  readonly name: string;
  readonly anchor: string;
}

interface FieldView {
  readonly name: string;
  readonly type: TypeView;
  readonly need: "computed" | "read-only" | "required" | "optional";
  readonly isWriteOnly: boolean;
  /** Bounds with their values as code; a bound without a value is a plain word. */
  readonly bounds: readonly { readonly word: string; readonly value: string | null }[];
  readonly shownIn: readonly string[];
  readonly description: string;
}

interface EntityView {
  readonly type: string;
  readonly file: string;
  readonly description: string;
  readonly titleField: string;
  readonly screens: readonly { readonly name: string; readonly path: string }[];
  readonly calls: readonly { readonly name: string; readonly path: string }[];
  /** Name of the table as code; null if it has none. */
  readonly table: string | null;
  readonly fields: readonly FieldView[];
}

interface DocumentView {
  readonly banner: string;
  readonly diagram: Diagram;
  readonly entities: readonly EntityView[];
  readonly enums: readonly {
    readonly type: string;
    readonly values: readonly string[];
    readonly usedBy: readonly { readonly type: string; readonly field: string; readonly anchor: string }[];
  }[];
}

const document = template<DocumentView>("docs/entities.md.hbs");

/** `docs/entities.md`: a diagram of the entities, and all their fields. */
export function emitEntitiesDocument(model: ConsoleModel): readonly EmittedFile[] {
  const summary = toSummary(model);
  const uses = usesOfEnums(model.entities);
  const content = document({
    banner: documentBanner("schema/entities/"),
    diagram: toDiagram(model),
    entities: model.entities.flatMap((entity) => {
      const facts = summary[entity.names.name];
      return facts === undefined ? [] : [toView(entity, facts)];
    }),
    enums: model.enums.map(({ name, typeName, values }) => ({
      type: typeName,
      values: values.map(toMarkdownCode),
      usedBy: uses.get(name) ?? [],
    })),
  });
  return [{ path: "docs/entities.md", content }];
}

type EnumUse = DocumentView["enums"][number]["usedBy"][number];

/** The uses of each enumeration. */
function usesOfEnums(entities: readonly EntityModel[]): ReadonlyMap<string, readonly EnumUse[]> {
  const uses = new Map<string, EnumUse[]>();
  for (const { names, fields } of entities) {
    for (const { name, enumeration, union } of fields) {
      const used = enumeration?.name ?? (union === null ? null : toCamel(union.typeName));
      if (used !== null) {
        const all = uses.get(used) ?? [];
        all.push({ type: names.type, field: name, anchor: toAnchor(names.type) });
        uses.set(used, all);
      }
    }
  }
  return uses;
}

function toView(entity: EntityModel, { calls, fields }: EntitySummary): EntityView {
  return {
    type: entity.names.type,
    file: entity.file,
    description: toMarkdownText(entity.description),
    titleField: entity.titleFields.map(toMarkdownCode).join(" and "),
    screens: toPaths(entity.routes),
    calls: toPaths(calls),
    table: entity.isStored ? toMarkdownCode(entity.names.table) : null,
    fields: entity.fields.flatMap((field) => {
      const summary = fields[field.name];
      return summary === undefined ? [] : [toFieldView(entity, field, summary)];
    }),
  };
}

function toPaths(record: Readonly<Record<string, string>>): EntityView["calls"] {
  return Object.entries(record).map(([name, path]) => ({ name, path: toMarkdownCode(path) }));
}

function toFieldView(entity: EntityModel, field: FieldModel, summary: FieldSummary): FieldView {
  const bounds = Object.entries(summary.bounds).map(([word, value]) => ({
    word,
    value: value === true ? null : toMarkdownCode(String(value)),
  }));
  const stated = summary.default === null ? [] : [toMarkdownCode(JSON.stringify(summary.default))];
  return {
    name: toMarkdownCode(field.name),
    type: toType(field),
    need: needOf(field),
    isWriteOnly: field.writeOnly && !field.readOnly,
    bounds: [...bounds, ...stated.map((value) => ({ word: "default", value })), ...deprecationOf(field)],
    shownIn: screensOf(entity, field, summary),
    description: toMarkdownText(field.description),
  };
}

function deprecationOf({ schema }: FieldModel): FieldView["bounds"] {
  return schema["deprecated"] === true ? [{ word: "deprecated", value: null }] : [];
}

function needOf({ required, readOnly, computed }: FieldModel): FieldView["need"] {
  if (computed !== null) {
    return "computed";
  }
  if (readOnly) {
    return "read-only";
  }
  return required ? "required" : "optional";
}

function screensOf({ list, screens }: EntityModel, { name }: FieldModel, { used }: FieldSummary): readonly string[] {
  const uses: readonly (readonly [string, boolean])[] = [
    ["list", used.includes("list")],
    ["filter", screens.includes("list") && isNamedIn(list.filters, name)],
    ["search", screens.includes("list") && isNamedIn(list.search, name)],
    ["form", used.includes("form")],
    ["show", used.includes("show")],
  ];
  return uses.filter(([, isShown]) => isShown).map(([use]) => use);
}

/** True if the list names the field, or a field inside it. */
function isNamedIn(paths: readonly string[], name: string): boolean {
  return paths.some((path) => path.split(".")[0] === name);
}

const NO_TYPE: TypeView = { words: null, enumeration: null, id: null, ids: null, records: null, expands: null };

function toType({ enumeration, union, relation, embeds, expands, kind, ownKind, isTranslated }: FieldModel): TypeView {
  if (enumeration !== null) {
    return { ...NO_TYPE, enumeration: linkTo(enumeration.typeName) };
  }
  if (union !== null) {
    return { ...NO_TYPE, enumeration: linkTo(union.typeName) };
  }
  if (relation !== null) {
    return { ...NO_TYPE, [relation.many ? "ids" : "id"]: linkTo(toNames(relation.to).type) };
  }
  if (embeds !== null) {
    return { ...NO_TYPE, records: linkTo(toNames(embeds).type) };
  }
  if (expands !== null) {
    return { ...NO_TYPE, expands: toMarkdownCode(expands) };
  }
  const builtIn = isTranslated ? "text in each language" : describeKind(kind);
  return { ...NO_TYPE, words: ownKind === undefined ? builtIn : toMarkdownCode(ownKind) };
}

function linkTo(name: string): LinkView {
  return { name, anchor: toAnchor(name) };
}
