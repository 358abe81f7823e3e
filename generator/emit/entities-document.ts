import type { ConsoleModel, EntityModel, FieldModel } from "../model/console-model.ts";
import { kindWords } from "../model/describe-field.ts";
import { toNames } from "../model/names.ts";
import { type EntitySummary, type FieldSummary, toSummary } from "../model/spec-summary.ts";
import { toAnchor, toMarkdownCode, toMarkdownText } from "../render/markdown.ts";
import { template } from "../render/template.ts";
import { documentBanner, type EmittedFile } from "./emitted-file.ts";
import { type Diagram, toDiagram } from "./entity-diagram.ts";

interface FieldView {
  readonly name: string;
  readonly type: string;
  readonly need: string;
  readonly bounds: string;
  readonly shownIn: string;
  readonly description: string;
}

interface EntityView {
  readonly type: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly fields: readonly FieldView[];
}

interface DocumentView {
  readonly banner: string;
  readonly diagram: Diagram;
  readonly entities: readonly EntityView[];
  readonly enums: readonly { readonly type: string; readonly values: string; readonly of: string }[];
}

const document = template<DocumentView>("docs/entities.md.hbs");

/** `docs/entities.md`: how the entities hang together, and every field of each. */
export function emitEntitiesDocument(model: ConsoleModel): readonly EmittedFile[] {
  const summary = toSummary(model);
  const content = document({
    banner: documentBanner("schema/entities/"),
    diagram: toDiagram(model),
    entities: model.entities.flatMap((entity) => {
      const facts = summary[entity.names.name];
      return facts === undefined ? [] : [toView(entity, facts)];
    }),
    enums: model.enums.map(({ name, typeName, values }) => ({
      type: typeName,
      values: values.map(toMarkdownCode).join(", "),
      of: model.entities.flatMap((entity) => usesOf(entity, name)).join(", "),
    })),
  });
  return [{ path: "docs/entities.md", content }];
}

function usesOf({ names, fields }: EntityModel, enumeration: string): readonly string[] {
  return fields
    .filter((field) => field.enumeration?.name === enumeration)
    .map(({ name }) => `[${names.type}.${name}](${toAnchor(names.type)})`);
}

function toView(entity: EntityModel, { calls, fields }: EntitySummary): EntityView {
  const { names, file } = entity;
  return {
    type: names.type,
    description: entity.description === "" ? "" : `${toMarkdownText(entity.description)}\n\n`,
    facts: [
      `Stated in [${file}](../${file})`,
      `Named to people by ${toMarkdownCode(entity.titleField)}`,
      ...listed("Screens", Object.entries(entity.routes)),
      ...listed("Calls", Object.entries(calls)),
      ...(entity.isStored ? [`Table: ${toMarkdownCode(names.table)}`] : []),
    ],
    fields: entity.fields.flatMap((field) => {
      const summary = fields[field.name];
      return summary === undefined ? [] : [toFieldView(entity, field, summary)];
    }),
  };
}

function listed(title: string, entries: readonly (readonly [string, string])[]): readonly string[] {
  const items = entries.map(([name, path]) => `${name} ${toMarkdownCode(path)}`);
  return items.length === 0 ? [] : [`${title}: ${items.join(", ")}`];
}

function toFieldView(entity: EntityModel, field: FieldModel, summary: FieldSummary): FieldView {
  const words = [
    ...Object.entries(summary.bounds).map(([word, value]) =>
      value === true ? word : `${word} ${toMarkdownCode(String(value))}`,
    ),
    ...(summary.default === null ? [] : [`default ${toMarkdownCode(JSON.stringify(summary.default))}`]),
  ];
  return {
    name: toMarkdownCode(field.name),
    type: typeWords(field),
    need: needOf(field),
    bounds: words.join(", "),
    shownIn: placesOf(entity, field, summary).join(", "),
    description: toMarkdownText(field.description),
  };
}

function needOf({ required, readOnly, writeOnly }: FieldModel): string {
  if (readOnly) {
    return "read-only";
  }
  const need = required ? "required" : "optional";
  return writeOnly ? `${need}, write-only` : need;
}

function placesOf({ list, screens }: EntityModel, { name }: FieldModel, { used }: FieldSummary): readonly string[] {
  const places: readonly (readonly [string, boolean])[] = [
    ["list", used.includes("list")],
    ["filter", screens.includes("list") && list.filters.includes(name)],
    ["search", screens.includes("list") && list.search.includes(name)],
    ["form", used.includes("form")],
    ["show", used.includes("show")],
  ];
  return places.filter(([, isShown]) => isShown).map(([place]) => place);
}

function typeWords(field: FieldModel): string {
  if (field.enumeration !== null) {
    return linkTo(field.enumeration.typeName);
  }
  if (field.relation !== null) {
    return `${field.relation.many ? "ids" : "id"} of ${linkTo(toNames(field.relation.to).type)}`;
  }
  if (field.embeds !== null) {
    return `list of ${linkTo(toNames(field.embeds).type)}`;
  }
  return field.expands === null ? kindWords(field.kind) : `record of ${toMarkdownCode(field.expands)}`;
}

function linkTo(type: string): string {
  return `[${type}](${toAnchor(type)})`;
}
