import { readFileSync } from "node:fs";
import path from "node:path";
import type { LabelSource } from "../read/label-source.ts";
import type { OutputLocation, Subject } from "./output-locations.ts";

/** Locations of the labels in each language. */
export function labelLocations(
  root: string,
  { values }: LabelSource,
  { entity, field }: Subject,
): readonly OutputLocation[] {
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
