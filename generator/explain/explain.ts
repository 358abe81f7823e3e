import { suggest } from "../diagnostics/suggest.ts";
import { emitAll } from "../emit/emit-all.ts";
import { toCatalogues } from "../labels/catalogues.ts";
import { readLabels } from "../labels/read-labels.ts";
import { buildModel } from "../model/build-model.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../model/console-model.ts";
import { describeField } from "../model/describe-field.ts";
import { toSummary } from "../model/spec-summary.ts";
import { readSchemaFiles } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { labelLocations } from "./label-locations.ts";
import { findInOutput, type OutputLocation, type Subject } from "./output-locations.ts";
import { type WinningOverride, winningOverrides } from "./winning-overrides.ts";

/** What one entity, or one field of it, becomes. */
export interface Explanation {
  /** `ticket`, `ticket.useLimit`. */
  readonly name: string;
  /** `schema/entities/ticket.ts:52`. */
  readonly source: string;
  readonly description: string;
  readonly locations: readonly OutputLocation[];
  readonly overrides: readonly WinningOverride[];
}

/** The name that was asked for is none. */
export class UnknownNameError extends Error {
  override readonly name = "UnknownNameError";
}

/** What `ticket` or `ticket.useLimit` becomes, each with file and line. */
export function explain(root: string, name: string): Explanation {
  const [entityName = "", fieldName] = name.split(".");
  const source = readSpecSource(readSchemaFiles(root));
  const model = buildModel(source);
  const entity = model.entities.find(({ names }) => names.name === entityName);
  if (entity === undefined) {
    const known = model.entities.map(({ names }) => names.name);
    throw new UnknownNameError(`${entityName}: no such entity; ${suggest(entityName, known)}`);
  }
  const labels = readLabels(root);
  const files = emitAll(model, toCatalogues(model, labels));
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
