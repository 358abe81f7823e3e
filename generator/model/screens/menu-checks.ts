import type { Diagnostic, DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import { CAMEL_CASE, NAME, PATH } from "../fields/name-checks.ts";
import { locationOfPart, type UnvalidatedEntity, type UnvalidatedSpec } from "../fields/unvalidated-spec.ts";

/** Checks the names, paths and entities of menu entries. */
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
        : [
            {
              key: "path",
              message: `${JSON.stringify(entry.path)} is not a valid path`,
              hint: "a path such as /tickets",
            },
          ]),
      ...(entry.path === undefined || entry.entity === undefined
        ? []
        : [{ key: "path", message: "the entry has both an entity and a path", hint: "one of them" }]),
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
    return [{ key: "name", message: `${JSON.stringify(name)} is not a valid name`, hint: CAMEL_CASE }];
  }
  return entries.findIndex((entry) => entry.name === name) === index
    ? []
    : [{ key: "name", message: `another entry is already named "${name}"`, hint: "another name" }];
}

function checkEntityOf(
  entity: string,
  entities: readonly Pick<UnvalidatedEntity, "source" | "spec">[],
): readonly EntryDiagnostic[] {
  const unvalidated = entities.find(({ source }) => source.name === entity);
  // `screens` may have any type if the spec does not compile.
  const listed = entities.filter(({ spec }) => [spec.screens].flat().includes("list")).map(({ source }) => source.name);
  if (unvalidated === undefined) {
    return [{ key: "entity", message: `"${entity}" is not an entity`, hint: suggest(entity, listed) }];
  }
  return listed.includes(entity)
    ? []
    : [
        {
          key: "entity",
          message: `"${entity}" has no list screen`,
          hint: `"list" in its screens, or an entity that has one: ${listed.join(", ")}`,
        },
      ];
}
