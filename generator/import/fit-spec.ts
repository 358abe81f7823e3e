import type { OwnKind } from "../../src/kinds/own-kind.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { SpecError } from "../diagnostics/spec-error.ts";
import { buildModel } from "../model/build-model.ts";
import type { SchemaFile } from "../read/schema-files.ts";
import { readSpecSource } from "../read/spec-source.ts";
import { ImportError, type Note } from "./foreign-model.ts";
import type { Draft, DraftEntity, Simplifications } from "./write/draft.ts";

/** A draft that the generator accepts. */
export interface FittedDraft {
  readonly draft: Draft;
  readonly simplifications: Simplifications;
  /** What was simplified, and why. */
  readonly notes: readonly Note[];
}

interface FitParts {
  readonly draftWith: (simplifications: Simplifications) => Draft;
  /** All files of the spec for a draft. */
  readonly filesOf: (draft: Draft, simplifications: Simplifications) => readonly SchemaFile[];
  readonly kinds: readonly OwnKind[];
}

const MAX_ROUNDS = 16;

/**
 * Simplifies the parts of a draft that the generator rejects, until it accepts the spec. So the written product always
 * generates: a foreign document can combine anything, and only the generator knows all its own rules.
 */
export function fitSpec({ draftWith, filesOf, kinds }: FitParts): FittedDraft {
  const fields = new Map<string, number>();
  const entities = new Map<string, number>();
  const simplifications: Simplifications = { fields, entities };
  const notes = new Map<string, Note>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const draft = draftWith(simplifications);
    const files = filesOf(draft, simplifications);
    const diagnostics = findMistakes(files, kinds);
    if (diagnostics.length === 0) {
      return { draft, simplifications, notes: [...notes.values()] };
    }
    const places = diagnostics.map((diagnostic) => ({ diagnostic, place: placeOf(diagnostic, { draft, files }) }));
    if (places.every(({ place }) => place === null)) {
      throw unfit(diagnostics);
    }
    simplify(firstOfEach(places), { fields, entities, notes, isLate: round > MAX_ROUNDS - 4 });
  }
  throw new ImportError(
    "The generator rejects the imported spec. Choose entities by --only, or leave some out by --skip.",
  );
}

interface Levels {
  readonly fields: Map<string, number>;
  readonly entities: Map<string, number>;
  readonly notes: Map<string, Note>;
  /** The last rounds leave out whole entities. */
  readonly isLate: boolean;
}

function simplify(found: ReturnType<typeof firstOfEach>, { fields, entities, notes, isLate }: Levels): void {
  for (const { diagnostic, place } of found) {
    const levels = place.isField ? fields : entities;
    const level = Math.max((levels.get(place.key) ?? 0) + 1, place.least, isLate ? 3 : 0);
    levels.set(place.key, level);
    notes.set(place.key, toNote(diagnostic, { ...place, level }));
  }
}

interface Found {
  readonly diagnostic: Diagnostic;
  readonly place: Place | null;
}

/** One mistake for each place. */
function firstOfEach(found: readonly Found[]): readonly { readonly diagnostic: Diagnostic; readonly place: Place }[] {
  const byKey = new Map<string, { readonly diagnostic: Diagnostic; readonly place: Place }>();
  for (const { diagnostic, place } of found) {
    if (place !== null && !byKey.has(place.key)) {
      byKey.set(place.key, { diagnostic, place });
    }
  }
  return [...byKey.values()];
}

function findMistakes(files: readonly SchemaFile[], kinds: readonly OwnKind[]): readonly Diagnostic[] {
  try {
    buildModel(readSpecSource(files, kinds));
    return [];
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics;
    }
    throw error;
  }
}

interface Place {
  /** `entity` or `entity.field`. */
  readonly key: string;
  readonly isField: boolean;
  /** Lowest level that can help. */
  readonly least: number;
  readonly at: string;
}

/** The field or entity to simplify; null for a file that the import does not write. */
function placeOf(
  { at, path }: Diagnostic,
  { draft, files }: { readonly draft: Draft; readonly files: readonly SchemaFile[] },
): Place | null {
  const entity = draft.entities.find(({ names }) => at.file === `schema/entities/${names.kebab}.ts`);
  if (entity === undefined) {
    return null;
  }
  const [, part = "", inner = ""] = path.split(".");
  const text = files.find((file) => file.path === at.file)?.text ?? "";
  const names = entity.fields.map(({ name }) => name);
  const inSpec = part === "relations" && names.includes(inner) ? inner : null;
  const named = path.split(".").length === 2 && names.includes(part) ? part : null;
  const field = inSpec ?? named ?? fieldAt(text, at.line, entity);
  if (field === null) {
    return { key: entity.names.name, isField: false, least: 1, at: entity.foreign.at };
  }
  const foreign = entity.fields.find(({ name }) => name === field)?.foreign;
  return {
    key: `${entity.names.name}.${field}`,
    isField: true,
    least: inSpec === null ? 1 : 2,
    at: foreign?.at ?? entity.foreign.at,
  };
}

/** The field of the entity's interface at a line; null for another line. */
function fieldAt(text: string, line: number, { names, fields }: DraftEntity): string | null {
  const lines = text.split("\n");
  const start = lines.indexOf(`export interface ${names.type} {`);
  const end = lines.indexOf("}", start);
  if (start === -1 || line - 1 <= start || line - 1 >= end) {
    return typeAt(lines, line, fields);
  }
  const following = lines.slice(line - 1, end).find((each) => /^ {2}\w+\??: /.test(each));
  const [, name = null] = /^ {2}(\w+)\??: /.exec(following ?? "") ?? [];
  return name === "id" ? null : name;
}

/** The field whose own type is at a line. */
function typeAt(lines: readonly string[], line: number, fields: DraftEntity["fields"]): string | null {
  const header = lines.slice(0, line).findLast((each) => /^export (type|interface) /.test(each)) ?? lines[line] ?? "";
  const [, type = ""] = /^export (?:type|interface) (\w+)/.exec(header) ?? [];
  return (
    fields.find((field) => field.type.replace(/\[\]$/, "") === type || type.startsWith(field.type.replace(/\[\]$/, "")))
      ?.name ?? null
  );
}

const STEPS: readonly string[] = [
  "",
  "without its bounds, format and default",
  "optional, and not as a relation",
  "left out",
];
const ENTITY_STEPS: readonly string[] = [
  "",
  "without filters, help and unique constraints",
  "with simple fields only",
  "left out",
];

function toNote({ message }: Diagnostic, { key, isField, at, level }: Place & { readonly level: number }): Note {
  const step = (isField ? STEPS : ENTITY_STEPS)[Math.min(level, 3)] ?? "left out";
  return {
    kind: "unknown",
    about: key,
    text: `imported ${step}, because the generator rejects it: ${message}`.replace("imported left out", "left out"),
    at,
  };
}

function unfit(diagnostics: readonly Diagnostic[]): Error {
  const [first] = diagnostics;
  return first === undefined ? new ImportError("The spec cannot be read.") : new SpecError(diagnostics);
}
