import type { SpecProblem } from "../diagnostics/spec-error.ts";
import { type Mistake, toProblem } from "./locate-diagnostic.ts";
import { NAME } from "./name-checks.ts";
import { endpointsOf, rootOf, routesOf } from "./paths.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";

/** Paths that must name a record and do not, or the other way about; calls of one name. */
export function callProblems(draft: EntityDraft): readonly SpecProblem[] {
  return [...paths(draft), ...names(draft), ...bulk(draft), ...issued(draft)].map((mistake) =>
    toProblem(draft, mistake),
  );
}

const ON_RECORD = ["get", "update", "delete", "show", "edit"];

function paths(draft: EntityDraft): readonly Mistake[] {
  const { spec } = draft;
  const all = [
    ...entries("endpoints", endpointsOf(draft)),
    ...entries("routes", routesOf(draft)),
    ...Object.entries(spec.actions ?? {}).map(([name, { path, on }]) => ({
      place: `actions.${name}.path`,
      path,
      onRecord: on === "record",
    })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({
      place: `queries.${name}.path`,
      path,
      onRecord: false,
    })),
    ...Object.entries(spec.breakdowns ?? {}).map(([name, { path }]) => ({
      place: `breakdowns.${name}.path`,
      path,
      onRecord: false,
    })),
  ];
  // One message for the root, rather than one for each path that follows from it.
  const root = rootOf(draft);
  if (parameters(root) !== "" || root === "/") {
    return [{ path: "path", found: `${root}, the root of the entity's paths`, write: "a path such as /tickets" }];
  }
  return all
    .filter(({ path, onRecord }) => parameters(path) !== (onRecord ? "{id}" : ""))
    .map(({ place, path, onRecord }) => ({
      path: place,
      found: `${path}, ${onRecord ? "which does not name a record" : "which takes a parameter"}`,
      write: onRecord ? "a path with {id} in it, and no other parameter" : "a path without a parameter",
    }));
}

function entries(
  part: string,
  record: Readonly<Record<string, string>>,
): readonly {
  readonly place: string;
  readonly path: string;
  readonly onRecord: boolean;
}[] {
  return Object.entries(record).map(([name, path]) => ({
    place: `${part}.${name}`,
    path,
    onRecord: ON_RECORD.includes(name),
  }));
}

function parameters(path: string): string {
  return (path.match(/\{[^}]*\}/g) ?? []).join();
}

/** Each is a method of the entity's client. */
function names({ spec }: EntityDraft): readonly Mistake[] {
  const operations = ["list", "get", "create", "update", "delete"];
  const queries = Object.keys(spec.queries ?? {});
  const actions = Object.keys(spec.actions ?? {});
  const taken = (name: string, others: readonly string[], part: string): readonly Mistake[] =>
    others.includes(name)
      ? [{ path: `${part}.${name}#`, found: `a second call named "${name}"`, write: "another name" }]
      : [];
  return [
    ...queries.flatMap((name) => taken(name, operations, "queries")),
    ...actions.flatMap((name) => taken(name, [...operations, ...queries], "actions")),
  ];
}

function bulk({ spec }: EntityDraft): readonly Mistake[] {
  return Object.entries(spec.actions ?? {})
    .filter(([, { on, bulk: isBulk }]) => isBulk === true && on === "collection")
    .map(([name]) => ({
      path: `actions.${name}.bulk`,
      found: "an action on the collection that runs for each selected record",
      write: '`on: "record"`, or no bulk',
    }));
}

/** The dialog of tokens says whose each one is. */
function issued({ spec }: EntityDraft): readonly Mistake[] {
  return Object.entries(spec.actions ?? {}).flatMap(([name, { on, issues }]) => {
    const path = `actions.${name}.issues`;
    if (issues !== undefined && !NAME.test(issues)) {
      return [{ path, found: JSON.stringify(issues), write: "a name of letters and digits that begins small" }];
    }
    return issues !== undefined && on === "collection"
      ? [{ path, found: "an action on the collection that issues a token", write: '`on: "record"`, or no issues' }]
      : [];
  });
}
