import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import { CAMEL_CASE, NAME } from "../fields/name-checks.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { endpointsOf, rootOf, routesOf } from "../paths/paths.ts";

/** Checks the paths and names of calls. */
export function checkCalls(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  return [
    ...checkPaths(unvalidated),
    ...checkCallNames(unvalidated),
    ...checkBulk(unvalidated),
    ...checkIssues(unvalidated),
    ...checkRoles(unvalidated),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

const ON_RECORD = ["get", "update", "delete", "show", "edit"];

function checkPaths(unvalidated: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { spec } = unvalidated;
  const all = [
    ...entriesOf("endpoints", endpointsOf(unvalidated)),
    ...entriesOf("routes", routesOf(unvalidated)),
    ...Object.entries(spec.actions ?? {}).map(([name, { path, on }]) => ({
      part: `actions.${name}.path`,
      path,
      onRecord: on === "record",
    })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({
      part: `queries.${name}.path`,
      path,
      onRecord: false,
    })),
    ...Object.entries(spec.breakdowns ?? {}).map(([name, { path }]) => ({
      part: `breakdowns.${name}.path`,
      path,
      onRecord: false,
    })),
  ];
  // Report a wrong root once, not for each path derived from it.
  const root = rootOf(unvalidated);
  if (parametersOf(root) !== "" || root === "/") {
    return [
      { path: "path", message: `${root} cannot be the root of the entity's paths`, hint: "a path such as /tickets" },
    ];
  }
  return all
    .filter(({ path, onRecord }) => parametersOf(path) !== (onRecord ? "{id}" : ""))
    .map(({ part, path, onRecord }) => ({
      path: part,
      message: `${path} ${onRecord ? "needs the parameter {id}" : "cannot have a parameter"}`,
      hint: onRecord ? "a path with the parameter {id} and no other" : "a path without a parameter",
    }));
}

function entriesOf(
  part: string,
  record: Readonly<Record<string, string>>,
): readonly {
  readonly part: string;
  readonly path: string;
  readonly onRecord: boolean;
}[] {
  return Object.entries(record).map(([name, path]) => ({
    part: `${part}.${name}`,
    path,
    onRecord: ON_RECORD.includes(name),
  }));
}

function parametersOf(path: string): string {
  return (path.match(/\{[^}]*\}/g) ?? []).join();
}

/** Each call becomes a method of the generated client, so names must be unique. */
function checkCallNames({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const operations = ["list", "get", "create", "update", "delete"];
  const queries = Object.keys(spec.queries ?? {});
  const actions = Object.keys(spec.actions ?? {});
  const findTaken = (name: string, others: readonly string[], part: string): readonly PathDiagnostic[] =>
    others.includes(name)
      ? [{ path: `${part}.${name}#`, message: `another call is already named "${name}"`, hint: "another name" }]
      : [];
  return [
    ...queries.flatMap((name) => findTaken(name, operations, "queries")),
    ...actions.flatMap((name) => findTaken(name, [...operations, ...queries], "actions")),
  ];
}

function checkBulk({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.actions ?? {})
    .filter(([, { on, bulk: isBulk }]) => isBulk === true && on === "collection")
    .map(([name]) => ({
      path: `actions.${name}.bulk`,
      message: "bulk: true needs an action on single records, and this one is on the collection",
      hint: '`on: "record"`, or no bulk',
    }));
}

/** The dialog that shows tokens displays the record of each token. */
function checkIssues({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return Object.entries(spec.actions ?? {}).flatMap(([name, { on, issues }]) => {
    const path = `actions.${name}.issues`;
    if (issues !== undefined && !NAME.test(issues)) {
      return [{ path, message: `${JSON.stringify(issues)} is not a valid name`, hint: CAMEL_CASE }];
    }
    return issues !== undefined && on === "collection"
      ? [{ path, message: "only an action on a record can issue a token", hint: '`on: "record"`, or no issues' }]
      : [];
  });
}

/** Roles may name only existing calls. */
function checkRoles({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const calls = [...(spec.operations ?? []), ...Object.keys(spec.queries ?? {}), ...Object.keys(spec.actions ?? {})];
  return Object.keys(spec.roles ?? {})
    .filter((name) => !calls.includes(name))
    .map((name) => ({
      path: `roles.${name}#`,
      message: `"${name}" is not a call of this entity`,
      hint: `one of: ${calls.join(", ")}`,
    }));
}
