import { wordsOf } from "../../labels/proposed-texts.ts";
import { WIRE_NAME } from "../../model/calls/wire-checks.ts";
import type { WireRules } from "../../model/naming/wire-model.ts";
import type { ForeignField } from "../foreign-model.ts";
import type { DraftField } from "./draft.ts";
import { needsWire } from "./wire-rules.ts";

/** The type of a field in TypeScript. */
export type TypedPart = Pick<DraftField, "type" | "kind"> & Partial<Pick<DraftField, "bounds">>;

interface FieldParts {
  readonly name: string;
  readonly typed: TypedPart;
  /** How far it is simplified: `Simplifications`. */
  readonly level: number;
  readonly rules: WireRules;
}

/** A field with its type: tags, whether it is optional, label and name on the wire. */
export function toDraftField(field: ForeignField, { name, typed, level, rules }: FieldParts): DraftField {
  const isReadOnly = field.readOnly || isRecord(field, typed);
  const bounds = boundsOf(field, typed, level);
  const hasDefault = level === 0 && !isReadOnly && canHaveDefault(typed);
  return {
    name,
    type: typed.type,
    kind: typed.kind,
    isOptional: !field.required || isReadOnly || level >= 2,
    isNullable: field.nullable,
    isReadOnly,
    isWriteOnly: bounds.format === "password",
    isDeprecated: field.deprecated,
    bounds,
    ...(hasDefault && field.default !== undefined ? { default: field.default } : {}),
    ...(needsWire(name, field.name, rules) && WIRE_NAME.test(field.name) ? { wire: field.name } : {}),
    ...(field.description === undefined ? {} : { description: field.description }),
    label: field.title ?? toSentence(wordsOf(name)),
    foreign: field,
  };
}

/** A relation whose field contains the whole record: requests do not contain it. */
function isRecord({ type }: ForeignField, { kind }: TypedPart): boolean {
  return kind === "relation" && type.kind === "object";
}

/** Only passwords can be write-only, and a password must be. */
function boundsOf({ name, type, writeOnly }: ForeignField, typed: TypedPart, level: number): DraftField["bounds"] {
  const { format, isInteger, ...others } = typed.bounds ?? {};
  const isSecret = writeOnly && type.kind === "text" && (format === "password" || /passw|secret/i.test(name));
  const shown = isSecret ? "password" : format === "password" ? undefined : format;
  const integer = isInteger === true ? { isInteger } : {};
  return level > 0
    ? { ...integer, ...(isSecret ? { format: "password" } : {}) }
    : { ...integer, ...others, ...(shown === undefined ? {} : { format: shown }) };
}

function canHaveDefault({ kind }: TypedPart): boolean {
  return kind === "text" || kind === "number" || kind === "boolean" || kind === "choice" || kind === "list";
}

export function withoutDefault({ default: _, ...field }: DraftField): DraftField {
  return field;
}

export function toSentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
