import { DEFAULT_FIELD, type FieldSummary, type SpecSummary, toSummary } from "../model/spec-summary.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { frameworkVersion } from "../paths/framework-version.ts";
import { toJsonText } from "../render/literal.ts";
import { type EmittedFile, jsonBanner } from "./emitted-file.ts";

/** Path of the summary, which `check` reads. */
export const SUMMARY_PATH = "generated/spec-summary.json";

/** Indent down to fields: each has its own line. */
const OPEN_DEPTH = 4;

/**
 * `generated/spec-summary.json`: the spec at generation time, and the framework's version. `check` uses it to describe
 * changes. A line contains only the values of a field that differ from the default.
 */
export function emitSpecSummary(model: ConsoleModel): readonly EmittedFile[] {
  const document = {
    $comment: jsonBanner("schema/"),
    framework: frameworkVersion(),
    entities: withoutUsual(toSummary(model)),
  };
  return [{ path: "spec-summary.json", content: toJsonText(document, OPEN_DEPTH) }];
}

function withoutUsual(summary: SpecSummary): Readonly<Record<string, object>> {
  return mapped(summary, ({ fields, ...rest }) => ({
    fields: mapped(fields, (field) => Object.fromEntries(Object.entries(field).filter(isUnusual))),
    ...rest,
  }));
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  map: (item: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, item]) => [name, map(item)]));
}

function isUnusual([name, value]: [string, FieldSummary[keyof FieldSummary]]): boolean {
  const usual: unknown = Object.hasOwn(DEFAULT_FIELD, name)
    ? DEFAULT_FIELD[name as keyof typeof DEFAULT_FIELD]
    : undefined;
  return name === "bounds" ? Object.keys(value ?? {}).length > 0 : value !== usual;
}
