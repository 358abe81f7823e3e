import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import { NAME, PATH } from "./name-checks.ts";
import { type EntityDraft, placeOf, type SpecDraft } from "./unvalidated-spec.ts";

/** Entries that open no list, or whose names and paths are of no use. */
export function menuProblems(
  menu: NonNullable<SpecDraft["menu"]>,
  entities: readonly Pick<EntityDraft, "source" | "spec">[],
): readonly SpecProblem[] {
  return menu.entries.flatMap((entry, index) => {
    const mistakes = [
      ...nameMistakes(menu.entries, index),
      ...(entry.entity === undefined ? [] : entityMistakes(entry.entity, entities)),
      ...(entry.path === undefined || PATH.test(entry.path)
        ? []
        : [{ key: "path", found: JSON.stringify(entry.path), write: "a path such as /tickets" }]),
      ...(entry.path === undefined || entry.entity === undefined
        ? []
        : [{ key: "path", found: "both an entity and a path", write: "one of them" }]),
    ];
    return mistakes.map(({ key, found, write }) => ({
      at: placeOf(menu.source, `${index}.${key}`),
      path: `${menu.source.name}.${index}.${key}`,
      found,
      write,
    }));
  });
}

interface EntryMistake {
  readonly key: string;
  readonly found: string;
  readonly write: string;
}

function nameMistakes(entries: NonNullable<SpecDraft["menu"]>["entries"], index: number): readonly EntryMistake[] {
  const name = entries[index]?.name ?? "";
  if (!NAME.test(name)) {
    return [{ key: "name", found: JSON.stringify(name), write: "a name of letters and digits that begins small" }];
  }
  return entries.findIndex((entry) => entry.name === name) === index
    ? []
    : [{ key: "name", found: `a second entry named "${name}"`, write: "another name" }];
}

function entityMistakes(
  entity: string,
  entities: readonly Pick<EntityDraft, "source" | "spec">[],
): readonly EntryMistake[] {
  const draft = entities.find(({ source }) => source.name === entity);
  // Of a spec that the compiler refuses, `screens` may be anything.
  const listed = entities.filter(({ spec }) => [spec.screens].flat().includes("list")).map(({ source }) => source.name);
  if (draft === undefined) {
    return [{ key: "entity", found: `"${entity}", which is no entity`, write: suggest(entity, listed) }];
  }
  return listed.includes(entity)
    ? []
    : [
        {
          key: "entity",
          found: `"${entity}", which has no list screen`,
          write: `"list" in its screens, or an entity that has one: ${listed.join(", ")}`,
        },
      ];
}
