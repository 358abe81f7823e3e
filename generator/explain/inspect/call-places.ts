import { readFileSync } from "node:fs";
import path from "node:path";
import type { ConsoleModel, EntityModel } from "../../model/types/console-model.ts";
import type { SpecPart } from "./subjects.ts";

/** A call of the backend, as its generated client states it. */
export interface CallPlace {
  /** `create`, `finish`. */
  readonly what: string;
  /** `POST /tickets`. */
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** The calls that an entity's word is about; others are about all of them. */
const CALLS_OF: Readonly<Record<string, readonly string[]>> = {
  create: ["create"],
  created: ["create"],
  show: ["get"],
  edit: ["get", "update"],
  updated: ["update"],
  delete: ["delete"],
  deleted: ["delete"],
  deleteConfirm: ["delete"],
  bulkDelete: ["delete"],
  archive: ["update"],
  archived: ["update"],
  many: ["list"],
  none: ["list"],
  noMatch: ["list"],
};

/** The calls behind a part: those that read and write a field, those of a button, that of an action. */
export function callPlaces(root: string, part: SpecPart, model: ConsoleModel): readonly CallPlace[] {
  switch (part.type) {
    case "action":
      return callsOf(root, part.entity, [part.name]);
    case "field": {
      const { readOnly, writeOnly, relation } = part.field;
      const reads = writeOnly ? [] : ["list", "get"];
      const writes = readOnly ? [] : ["create", "update"];
      const other = model.entities.find(({ names }) => names.name === relation?.to);
      const choices = other === undefined ? [] : callsOf(root, other, ["list"]);
      return [...callsOf(root, part.entity, [...reads, ...writes]), ...choices];
    }
    case "entity":
      return callsOf(root, part.entity, CALLS_OF[part.word] ?? ["list", "get", "create", "update", "delete"]);
    case "menu": {
      const entry = model.menu.find(({ name }) => name === part.name);
      const entity = model.entities.find(({ names }) => names.name === entry?.entity);
      return entity === undefined ? [] : callsOf(root, entity, ["list"]);
    }
    default:
      return [];
  }
}

/** Each method of a client has its call in the comment above it. */
function callsOf(root: string, { names }: EntityModel, calls: readonly string[]): readonly CallPlace[] {
  const file = `generated/api/${names.kebab}.ts`;
  const lines = linesOf(path.join(root, file));
  return calls.flatMap((call) => {
    const index = lines.findIndex((line) => line.startsWith(`    ${call}: `));
    const [, text = ""] = /\/\*\* (\S+ \S+) \*\//.exec(lines[index - 1] ?? "") ?? [];
    return index < 0 ? [] : [{ what: `${names.name}.${call}`, text, file, line: index + 1 }];
  });
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    // Not generated yet.
    return [];
  }
}
