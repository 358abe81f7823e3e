import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isSameLocation } from "../../diagnostics/source-location.ts";
import type { Operation } from "../../vocabulary/words.ts";
import { locationOfPart, type UnvalidatedEntity, type UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import type { LocatedPath } from "./located-path.ts";
import { endpointsOf, METHODS, routesOf } from "./paths.ts";
import { findReserved } from "./reserved-paths.ts";

/** Reports equal screen paths, and calls that a router cannot distinguish. */
export function checkPaths({
  entities,
  service,
}: Pick<UnvalidatedSpec, "entities" | "service">): readonly Diagnostic[] {
  const screens = entities.flatMap(screenPaths);
  const calls = [...(service === null ? [] : servicePaths(service)), ...entities.flatMap(callPaths)];
  const diagnostics = [
    ...findReserved({ screens, calls: entities.flatMap(callPaths) }),
    ...findClashes(screens, "a route"),
    ...findClashes(calls, "a call"),
  ];
  // Two entities with the same root clash in nine paths; report it once.
  return diagnostics.filter(
    ({ at }, index) => diagnostics.findIndex((other) => isSameLocation(other.at, at)) === index,
  );
}

function located({ source }: UnvalidatedEntity, part: string, path: string): Omit<LocatedPath, "method" | "family"> {
  return { part: `${source.name}.${part}`, at: locationOfPart(source, part), path };
}

function screenPaths(entity: UnvalidatedEntity): readonly LocatedPath[] {
  const screen = { method: "", family: "" };
  return [
    ...Object.entries(routesOf(entity)).map(([name, path]) => ({
      ...located(entity, `routes.${name}`, path),
      ...screen,
    })),
    ...Object.entries(entity.spec.breakdowns ?? {}).map(([name, { path }]) => ({
      ...located(entity, `breakdowns.${name}.path`, path),
      ...screen,
    })),
  ];
}

function callPaths(entity: UnvalidatedEntity): readonly LocatedPath[] {
  const family = entity.source.name;
  return [
    ...Object.entries(endpointsOf(entity)).map(([operation, path]) => ({
      ...located(entity, `endpoints.${operation}`, path),
      method: METHODS[operation as Operation],
      family,
    })),
    ...Object.entries(entity.spec.queries ?? {}).map(([name, { path }]) => ({
      ...located(entity, `queries.${name}.path`, path),
      method: "GET",
      family,
    })),
    ...Object.entries(entity.spec.actions ?? {}).map(([name, { method, path }]) => ({
      ...located(entity, `actions.${name}.path`, path),
      method,
      family,
    })),
  ];
}

function servicePaths({ source, spec }: NonNullable<UnvalidatedSpec["service"]>): readonly LocatedPath[] {
  return Object.entries(spec.calls).map(([name, { method, path }]) => ({
    part: `${source.name}.calls.${name}.path`,
    at: locationOfPart(source, `calls.${name}.path`),
    method,
    path,
    family: "",
  }));
}

/** The segments of a path, in lower case: routers ignore case. */
interface SplitPath extends LocatedPath {
  readonly parts: readonly string[];
}

function findClashes(paths: readonly LocatedPath[], what: string): readonly Diagnostic[] {
  const earlier = new Map<string, SplitPath[]>();
  const beginOpen = paths.some(({ path }) => path.startsWith("/{"));
  return paths.flatMap((path) => {
    const own = { ...path, parts: path.path.toLowerCase().split("/") };
    // Only paths with the same method, length and first segment can clash. This keeps large specs fast.
    const alike = `${own.method} ${own.parts.length} ${beginOpen ? "" : own.parts[1]}`;
    const candidates = earlier.get(alike) ?? [];
    earlier.set(alike, candidates);
    const other = candidates.find((candidate) => isSame(candidate, own) || isShadow(candidate, own));
    candidates.push(own);
    return other === undefined ? [] : [clash(other, own, what)];
  });
}

function clash(other: SplitPath, own: SplitPath, what: string): Diagnostic {
  const { part, at, method, path } = own;
  const shown = method === "" ? path : `${method} ${path}`;
  const words = isSame(other, own)
    ? `${what} that ${other.part} already has`
    : `${what} that also matches ${other.part} (${other.path}), with one segment as the id`;
  const location = `${other.at.file}:${other.at.line}`;
  return { at, path: part, message: `${words}: ${shown} (${location})`, hint: "another path for one of them" };
}

function isSame(a: SplitPath, b: SplitPath): boolean {
  return a.parts.every((part, index) => part === b.parts[index]);
}

/** `/tickets/print` also matches `/tickets/{id}`; which one wins depends on the router. */
function isShadow(a: SplitPath, b: SplitPath): boolean {
  const isOneFamily = a.family === b.family && a.family !== "";
  return !isOneFamily && (matches(a, b) || matches(b, a));
}

/** True if a path with parameters matches another path of the same length. */
function matches(pattern: SplitPath, path: SplitPath): boolean {
  return pattern.parts.every((part, index) => part.startsWith("{") || part === path.parts[index]);
}
