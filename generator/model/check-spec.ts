import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { during } from "../diagnostics/error-context.ts";
import { toLocationKey } from "../diagnostics/source-location.ts";
import type { SpecSource } from "../read/spec-source.ts";
import { checkService } from "./calls/service-checks.ts";
import { checkWireNames } from "./calls/wire-checks.ts";
import { checkEntityNames } from "./fields/name-checks.ts";
import type { UnvalidatedSpec } from "./fields/unvalidated-spec.ts";
import { checkPaths } from "./paths/path-checks.ts";
import { checkHasProduct, checkProduct } from "./product-checks.ts";
import { findUnknownFields } from "./relations/reference-checks.ts";
import { checkIcons } from "./screens/icon-checks.ts";
import { checkMenu } from "./screens/menu-checks.ts";
import { checkTones } from "./screens/tone-checks.ts";
import { checkEntity, findMissingOptions } from "./spec-checks.ts";
import { checkTableName } from "./storage/storage-checks.ts";
import { checkObjects } from "./values/object-checks.ts";

/**
 * Returns all mistakes. Data that the compiler rejects may have any shape. So the other checks use only the entities
 * that compile; the rest are used only as possible targets of names.
 */
export function checkSpec(source: SpecSource, unvalidated: UnvalidatedSpec): readonly Diagnostic[] {
  return during("the checks of the spec", () => findMistakes(source, unvalidated));
}

function findMistakes(source: SpecSource, unvalidated: UnvalidatedSpec): readonly Diagnostic[] {
  const names = checkEntityNames(unvalidated.entities, source.definitions.locations);
  const misnamed = new Set(names.map(({ path }) => path));
  // The reader's message about a line names the type as it is written.
  const types = without(unvalidated.diagnostics, source.diagnostics, toLineKey);
  const named = unvalidated.entities.filter((entity) => !misnamed.has(entity.source.name));
  const fields = named.flatMap((entity) => [...findMissingOptions(entity), ...findUnknownFields(entity)]);
  const aside = source.compilerDiagnostics.filter(({ path }) => !misnamed.has(path.split(".")[0] ?? ""));
  const compilerDiagnostics = without(without(aside, [...names, ...fields], toKey), unvalidated.diagnostics, toLineKey);
  const rejected = new Set([...compilerDiagnostics, ...fields].map(({ at }) => at.file));
  const errorFree = named.filter((entity) => !rejected.has(entity.source.file));
  const first = [
    ...checkHasProduct(unvalidated, rejected),
    ...names,
    ...types,
    ...fields,
    ...compilerDiagnostics,
    ...source.diagnostics,
  ];
  const whole = {
    entities: errorFree,
    menu: ifErrorFree(unvalidated.menu, rejected),
    product: ifErrorFree(unvalidated.product, rejected),
  };
  const deeper = [
    ...errorFree.flatMap((entity) => during(entity.source.file, () => checkEntity(entity, unvalidated.entities))),
    ...errorFree.flatMap(checkTableName),
    ...checkPaths({ entities: errorFree, service: ifErrorFree(unvalidated.service, rejected) }),
    ...checkIcons(whole, source.icons),
    ...(whole.product === null ? [] : checkProduct(whole.product)),
    ...checkTones(whole, unvalidated.entities),
    ...checkObjects(whole),
    ...checkWireNames(whole),
    ...checkMenuIfErrorFree(unvalidated, rejected),
    ...checkServiceIfErrorFree(source, unvalidated, rejected),
  ];
  return [...first, ...without(deeper, first, toKey)];
}

function toKey({ at }: Diagnostic): string {
  return toLocationKey(at);
}

function toLineKey({ at }: Diagnostic): string {
  return `${at.file}:${at.line}`;
}

/** The compiler and several checks may report the same mistake; keep only the first diagnostic. */
function without(
  diagnostics: readonly Diagnostic[],
  reported: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): readonly Diagnostic[] {
  const keys = new Set(reported.map(keyOf));
  return diagnostics.filter((diagnostic) => !keys.has(keyOf(diagnostic)));
}

function ifErrorFree<T extends { readonly source: { readonly file: string } }>(
  part: T | null,
  rejected: ReadonlySet<string>,
): T | null {
  return part === null || rejected.has(part.source.file) ? null : part;
}

function checkMenuIfErrorFree(unvalidated: UnvalidatedSpec, rejected: ReadonlySet<string>): readonly Diagnostic[] {
  const menu = ifErrorFree(unvalidated.menu, rejected);
  return menu === null ? [] : checkMenu(menu, unvalidated.entities);
}

function checkServiceIfErrorFree(
  { definitions }: SpecSource,
  unvalidated: UnvalidatedSpec,
  rejected: ReadonlySet<string>,
): readonly Diagnostic[] {
  const service = ifErrorFree(unvalidated.service, rejected);
  return service === null ? [] : checkService(service, definitions);
}
