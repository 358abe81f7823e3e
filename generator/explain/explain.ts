import { readFileSync } from "node:fs";
import path from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import { emitAll } from "../emit/emit-all.ts";
import { toCatalogues } from "../labels/catalogues.ts";
import { readLabels } from "../labels/read-labels.ts";
import { buildModel } from "../model/build-model.ts";
import { describeField } from "../model/describe-field.ts";
import { toSummary } from "../model/spec-summary.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../model/types/console-model.ts";
import type { LabelSource } from "../read/label-source.ts";
import { readOwnKinds } from "../read/own-kinds.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { explainScreen, isScreenName, REGISTRY_NAMES } from "./explain-screens.ts";
import { type Explanation, UnknownNameError } from "./explanation.ts";
import { findInOutput, type OutputLocation, type Subject } from "./output-locations.ts";
import { winningOverrides } from "./winning-overrides.ts";

/** Explains `ticket`, `ticket.useLimit`, `login`, `console` or the screen at `/board`, with files and lines. */
export function explain(root: string, name: string): Explanation {
  const source = readSpecSource(readSchemaFiles(root), readOwnKinds(root), root);
  const model = buildModel(source);
  if (isScreenName(name)) {
    return explainScreen(root, name, model);
  }
  const [entityName = "", fieldName, ...parts] = name.split(".");
  const entity = model.entities.find(({ names }) => names.name === entityName);
  if (entity === undefined) {
    const known = model.entities.map(({ names }) => names.name);
    const suggestion = suggest(entityName, [...known, ...REGISTRY_NAMES]);
    throw new UnknownNameError(`${entityName}: no such entity; ${suggestion}; a screen is asked for by its address`);
  }
  const labels = readLabels(root);
  const files = [...emitAll(model, toCatalogues(model, labels))];
  const { locations } = source.definitions;
  const lineOf = (type: string) => {
    const at = locations.get(type);
    return at === undefined ? entity.file : `${at.file}:${at.line}`;
  };
  const becomes = (subject: Subject) => {
    const locations = [...findInOutput(files, subject), ...labelLocations(root, labels.source, subject)];
    return { name, locations, overrides: winningOverrides(root, subject, locations) };
  };
  if (fieldName === undefined) {
    return {
      ...becomes({ entity, field: null }),
      source: lineOf(entity.names.type),
      description: describeEntity(entity),
    };
  }
  const field = entity.fields.find((candidate) => candidate.name === fieldName);
  if (field === undefined) {
    const known = entity.fields.map((candidate) => candidate.name);
    throw new UnknownNameError(`${fieldName}: no such field of ${entity.names.type}; ${suggest(fieldName, known)}`);
  }
  if (parts.length > 0) {
    const whole = `${entityName}.${fieldName}`;
    throw new UnknownNameError(
      `${name}: only an entity or a field of it is explained; \`explain ${whole}\` covers all of ${whole}`,
    );
  }
  return {
    ...becomes({ entity, field }),
    source: lineOf(`${entity.names.type}.${fieldName}`),
    description: describeFieldOf(model, entity, field),
  };
}

function describeEntity({ fields, operations, screens, isStored }: EntityModel): string {
  return [
    `${fields.length} fields`,
    operations.length === 0 ? "no calls" : `calls ${operations.join(", ")}`,
    screens.length === 0 ? "no screens" : `screens ${screens.join(", ")}`,
    isStored ? "a table" : "no table",
  ].join("; ");
}

function describeFieldOf(model: ConsoleModel, entity: EntityModel, field: FieldModel): string {
  const summary = toSummary(model)[entity.names.name]?.fields[field.name];
  return summary === undefined ? "" : describeField(summary);
}

/** Locations of the labels in each language. */
function labelLocations(root: string, { values }: LabelSource, { entity, field }: Subject): readonly OutputLocation[] {
  const part = field === null ? "one#" : `fields.${field.name}#`;
  return values.flatMap(({ vocabulary, name, language, locations }) => {
    const at = locations.get(part);
    if (vocabulary !== "EntityLabels" || name !== entity.names.name || at === undefined) {
      return [];
    }
    const lines = readFileSync(path.join(root, at.file), "utf8").split("\n");
    return [{ what: `label ${language}`, file: at.file, line: at.line, text: (lines[at.line - 1] ?? "").trim() }];
  });
}
