import { describeField } from "../model/describe-field.ts";
import type { EntitySummary, FieldSummary, SpecSummary } from "../model/spec-summary.ts";

/** One difference between two specs. */
export interface SpecChange {
  /** `ticket`, `ticket.useLimit`, `ticket.list`. */
  readonly path: string;
  /** `added, optional integer, minimum 1`. */
  readonly description: string;
  /** Whether a previously valid request or response is now invalid. */
  readonly isBreaking: boolean;
  /** The affected outputs: `form`, `show`, `client`, `table`. */
  readonly affects: readonly string[];
}

/** Compares two specs. The changes are in the order of entities and fields. */
export function compareSpecs(before: SpecSummary, after: SpecSummary): readonly SpecChange[] {
  return namesOf(before, after).flatMap((name) => {
    const old = before[name];
    const now = after[name];
    if (old === undefined) {
      return [{ path: name, description: "added", isBreaking: false, affects: [] }];
    }
    if (now === undefined) {
      return [{ path: name, description: "removed", isBreaking: Object.keys(old.calls).length > 0, affects: [] }];
    }
    return compareEntities(name, old, now);
  });
}

function compareEntities(name: string, old: EntitySummary, now: EntitySummary): readonly SpecChange[] {
  const isCalled = Object.keys(now.calls).length > 0;
  return [
    ...namesOf(old.fields, now.fields).flatMap((field) =>
      compareFields(`${name}.${field}`, old.fields[field], now.fields[field]).map((change) => ({
        ...change,
        isBreaking: change.isBreaking && isCalled,
      })),
    ),
    ...compareTexts(name, { old: old.calls, now: now.calls, what: "call", isBreaking: true }),
    ...compareTexts(name, { old: old.screens, now: now.screens, what: "screen", isBreaking: false }),
  ];
}

function compareFields(
  path: string,
  old: FieldSummary | undefined,
  now: FieldSummary | undefined,
): readonly SpecChange[] {
  if (old === undefined) {
    return now === undefined
      ? []
      : [{ path, description: `added, ${describeField(now)}`, isBreaking: isDemanded(now), affects: now.used }];
  }
  if (now === undefined) {
    return [{ path, description: "removed", isBreaking: true, affects: old.used }];
  }
  const description = describeField(now);
  const contract =
    description === describeField(old)
      ? []
      : [
          {
            path,
            description: `${description} (was: ${describeField(old)})`,
            isBreaking: isNarrower(old, now),
            affects: now.used,
          },
        ];
  return [...contract, ...compareUses(path, old, now)];
}

function compareUses(path: string, old: FieldSummary, now: FieldSummary): readonly SpecChange[] {
  const shown = now.used.filter((use) => !old.used.includes(use));
  const hidden = old.used.filter((use) => !now.used.includes(use));
  return [
    ...(shown.length === 0 ? [] : [{ path, description: "now used", isBreaking: false, affects: shown }]),
    ...(hidden.length === 0 ? [] : [{ path, description: "no longer used", isBreaking: false, affects: hidden }]),
  ];
}

/** Whether requests must contain the field: if it is new, existing requests break. */
function isDemanded({ required, readOnly, default: value }: FieldSummary): boolean {
  return required && !readOnly && value === null;
}

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems"];

function isNarrower(old: FieldSummary, now: FieldSummary): boolean {
  return (
    old.kind !== now.kind ||
    old.of !== now.of ||
    (!old.readOnly && now.readOnly) ||
    (!old.writeOnly && now.writeOnly) ||
    (!isDemanded(old) && isDemanded(now)) ||
    (old.values ?? []).some((value) => !(now.values ?? []).includes(value)) ||
    Object.entries(now.bounds).some(([word, value]) => isTighter(word, old.bounds[word], value))
  );
}

type Bound = number | string | boolean;

function isTighter(word: string, old: Bound | undefined, now: Bound): boolean {
  if (old === undefined) {
    return true;
  }
  if (UPPER.includes(word)) {
    return now < old;
  }
  return LOWER.includes(word) ? now > old : now !== old;
}

interface TextComparison {
  readonly old: Readonly<Record<string, string>>;
  readonly now: Readonly<Record<string, string>>;
  readonly what: string;
  readonly isBreaking: boolean;
}

function compareTexts(name: string, { old, now, what, isBreaking }: TextComparison): readonly SpecChange[] {
  return namesOf(old, now).flatMap((key) => {
    const path = `${name}.${key}`;
    const was = old[key];
    const is = now[key];
    if (was === is) {
      return [];
    }
    if (was === undefined) {
      return [{ path, description: `${what} added, ${is}`, isBreaking: false, affects: [] }];
    }
    const description = is === undefined ? `${what} removed, ${was}` : `${what} moved to ${is} (was: ${was})`;
    return [{ path, description, isBreaking, affects: [] }];
  });
}

function namesOf(before: object, after: object): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
