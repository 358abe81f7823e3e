import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { NAME, PATH } from "./name-checks.ts";
import { locationOfPart, type UnvalidatedEntity, type UnvalidatedSpec } from "./unvalidated-spec.ts";

/** Entries that open no list, or whose names and paths are of no use. */
export function checkMenu(
  menu: NonNullable<UnvalidatedSpec["menu"]>,
  entities: readonly Pick<UnvalidatedEntity, "source" | "spec">[],
): readonly Diagnostic[] {
  return menu.entries.flatMap((entry, index) => {
    const diagnostics = [
      ...checkName(menu.entries, index),
      ...(entry.entity === undefined ? [] : checkEntityOf(entry.entity, entities)),
      ...(entry.path === undefined || PATH.test(entry.path)
        ? []
        : [{ key: "path", message: JSON.stringify(entry.path), hint: "a path such as /tickets" }]),
      ...(entry.path === undefined || entry.entity === undefined
        ? []
        : [{ key: "path", message: "both an entity and a path", hint: "one of them" }]),
    ];
    return diagnostics.map(({ key, message, hint }) => ({
      at: locationOfPart(menu.source, `${index}.${key}`),
      path: `${menu.source.name}.${index}.${key}`,
      message,
      hint,
    }));
  });
}

interface EntryDiagnostic extends DiagnosticText {
  readonly key: string;
}

function checkName(
  entries: NonNullable<UnvalidatedSpec["menu"]>["entries"],
  index: number,
): readonly EntryDiagnostic[] {
  const name = entries[index]?.name ?? "";
  if (!NAME.test(name)) {
    return [{ key: "name", message: JSON.stringify(name), hint: "a name of letters and digits that begins small" }];
  }
  return entries.findIndex((entry) => entry.name === name) === index
    ? []
    : [{ key: "name", message: `a second entry named "${name}"`, hint: "another name" }];
}

function checkEntityOf(
  entity: string,
  entities: readonly Pick<UnvalidatedEntity, "source" | "spec">[],
): readonly EntryDiagnostic[] {
  const unvalidated = entities.find(({ source }) => source.name === entity);
  // Of a spec that the compiler refuses, `screens` may be anything.
  const listed = entities.filter(({ spec }) => [spec.screens].flat().includes("list")).map(({ source }) => source.name);
  if (unvalidated === undefined) {
    return [{ key: "entity", message: `"${entity}", which is no entity`, hint: suggest(entity, listed) }];
  }
  return listed.includes(entity)
    ? []
    : [
        {
          key: "entity",
          message: `"${entity}", which has no list screen`,
          hint: `"list" in its screens, or an entity that has one: ${listed.join(", ")}`,
        },
      ];
}
