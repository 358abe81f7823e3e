import type { SpecProblem } from "../diagnostics/spec-error.ts";
import type { SpecSource } from "../read/spec-source.ts";
import { enumProblems } from "./enum-checks.ts";
import { iconProblems } from "./icon-checks.ts";
import { menuProblems } from "./menu-checks.ts";
import { entityNameProblems } from "./name-checks.ts";
import { pathProblems } from "./path-checks.ts";
import { missingProduct, productProblems } from "./product-checks.ts";
import { serviceProblems } from "./service-checks.ts";
import { entityProblems, unknownFields, unstatedOptions } from "./spec-checks.ts";
import { toneProblems } from "./tone-checks.ts";
import type { SpecDraft } from "./unvalidated-spec.ts";

/**
 * Everything that is wrong. What the compiler refuses may be of any shape, so the checks below it look only at
 * entities that it has nothing against; the others are there to be named.
 */
export function problemsOf(source: SpecSource, draft: SpecDraft): readonly SpecProblem[] {
  const names = entityNameProblems(draft.entities, source.definitions.places);
  const misnamed = new Set(names.map(({ path }) => path));
  const types = [...draft.problems, ...enumProblems(draft.entities, source.definitions)];
  const named = draft.entities.filter((entity) => !misnamed.has(entity.source.name));
  const fields = named.flatMap((entity) => [...unstatedOptions(entity), ...unknownFields(entity)]);
  const aside = source.refusals.filter(({ path }) => !misnamed.has(path.split(".")[0] ?? ""));
  const refusals = without(without(aside, [...names, ...fields], toPlace), types, toLine);
  const refused = new Set([...refusals, ...fields].map(({ at }) => at.file));
  const sound = named.filter((entity) => !refused.has(entity.source.file));
  const first = [
    ...missingProduct(draft, refused),
    ...names,
    ...types,
    ...fields,
    ...refusals,
    ...without(source.problems, types, toLine),
  ];
  const whole = { entities: sound, menu: soundOf(draft.menu, refused), product: soundOf(draft.product, refused) };
  const deeper = [
    ...sound.flatMap((entity) => entityProblems(entity, draft.entities)),
    ...pathProblems({ entities: sound, service: soundOf(draft.service, refused) }),
    ...iconProblems(whole, source.icons),
    ...(whole.product === null ? [] : productProblems(whole.product)),
    ...toneProblems(whole, draft.entities),
    ...menuProblemsOf(draft, refused),
    ...serviceProblemsOf(source, draft, refused),
  ];
  return [...first, ...without(deeper, first, toPlace)];
}

function toPlace({ at }: SpecProblem): string {
  return `${at.file}:${at.line}:${at.column}`;
}

function toLine({ at }: SpecProblem): string {
  return `${at.file}:${at.line}`;
}

/** The compiler and several checks may each have words for one mistake; the first words are enough. */
function without(
  problems: readonly SpecProblem[],
  said: readonly SpecProblem[],
  toKey: (problem: SpecProblem) => string,
): readonly SpecProblem[] {
  const keys = new Set(said.map(toKey));
  return problems.filter((problem) => !keys.has(toKey(problem)));
}

function soundOf<T extends { readonly source: { readonly file: string } }>(
  part: T | null,
  refused: ReadonlySet<string>,
): T | null {
  return part === null || refused.has(part.source.file) ? null : part;
}

function menuProblemsOf(draft: SpecDraft, refused: ReadonlySet<string>): readonly SpecProblem[] {
  const menu = soundOf(draft.menu, refused);
  return menu === null ? [] : menuProblems(menu, draft.entities);
}

function serviceProblemsOf(
  { definitions }: SpecSource,
  draft: SpecDraft,
  refused: ReadonlySet<string>,
): readonly SpecProblem[] {
  const service = soundOf(draft.service, refused);
  return service === null ? [] : serviceProblems(service, definitions);
}
