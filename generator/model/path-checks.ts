import type { Position, SpecProblem } from "../diagnostics/spec-error.ts";
import type { Operation } from "../vocabulary/entity-spec.ts";
import { endpointsOf, METHODS, routesOf } from "./paths.ts";
import { type EntityDraft, placeOf, type SpecDraft } from "./unvalidated-spec.ts";

/** Screens at one address, and calls that a backend cannot tell apart. */
export function pathProblems({ entities, service }: Pick<SpecDraft, "entities" | "service">): readonly SpecProblem[] {
  const calls = [...(service === null ? [] : servicePaths(service)), ...entities.flatMap(callPaths)];
  const problems = [...clashes(entities.flatMap(screenPaths), "a route"), ...clashes(calls, "a call")];
  // Two entities with one root clash nine times over, for one reason.
  return problems.filter(({ at }, index) => problems.findIndex((other) => isSamePlace(other.at, at)) === index);
}

function isSamePlace(a: Position, b: Position): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}

/** A path of the spec, stated or by convention. */
interface PlacedPath {
  /** `ticket.routes.show`. */
  readonly part: string;
  readonly at: Position;
  /** `GET` of a call; empty for a screen. */
  readonly method: string;
  readonly path: string;
  /** One backend's calls for one entity are its own to tell apart (spec §7: `/books/enabled` beside `/books/{id}`). */
  readonly family: string;
}

function placed({ source }: EntityDraft, part: string, path: string): Omit<PlacedPath, "method" | "family"> {
  return { part: `${source.name}.${part}`, at: placeOf(source, part), path };
}

function screenPaths(entity: EntityDraft): readonly PlacedPath[] {
  const screen = { method: "", family: "" };
  return [
    ...Object.entries(routesOf(entity)).map(([name, path]) => ({
      ...placed(entity, `routes.${name}`, path),
      ...screen,
    })),
    ...Object.entries(entity.spec.breakdowns ?? {}).map(([name, { path }]) => ({
      ...placed(entity, `breakdowns.${name}.path`, path),
      ...screen,
    })),
  ];
}

function callPaths(entity: EntityDraft): readonly PlacedPath[] {
  const family = entity.source.name;
  return [
    ...Object.entries(endpointsOf(entity)).map(([operation, path]) => ({
      ...placed(entity, `endpoints.${operation}`, path),
      method: METHODS[operation as Operation],
      family,
    })),
    ...Object.entries(entity.spec.queries ?? {}).map(([name, { path }]) => ({
      ...placed(entity, `queries.${name}.path`, path),
      method: "GET",
      family,
    })),
    ...Object.entries(entity.spec.actions ?? {}).map(([name, { method, path }]) => ({
      ...placed(entity, `actions.${name}.path`, path),
      method,
      family,
    })),
  ];
}

function servicePaths({ source, spec }: NonNullable<SpecDraft["service"]>): readonly PlacedPath[] {
  return Object.entries(spec.calls).map(([name, { method, path }]) => ({
    part: `${source.name}.calls.${name}.path`,
    at: placeOf(source, `calls.${name}.path`),
    method,
    path,
    family: "",
  }));
}

/** A path in the parts that a router compares, in small letters: routers take capital letters for them. */
interface SplitPath extends PlacedPath {
  readonly parts: readonly string[];
}

function clashes(paths: readonly PlacedPath[], what: string): readonly SpecProblem[] {
  const earlier = new Map<string, SplitPath[]>();
  return paths.flatMap((path) => {
    const own = { ...path, parts: path.path.toLowerCase().split("/") };
    // Only paths of one method and length can clash; a large spec has thousands of others.
    const alike = `${own.method} ${own.parts.length}`;
    const candidates = earlier.get(alike) ?? [];
    earlier.set(alike, candidates);
    const other = candidates.find((candidate) => isSame(candidate, own) || isShadow(candidate, own));
    candidates.push(own);
    return other === undefined ? [] : [clash(other, own, what)];
  });
}

function clash(other: SplitPath, own: SplitPath, what: string): SpecProblem {
  const { part, at, method, path } = own;
  const shown = method === "" ? path : `${method} ${path}`;
  const words = isSame(other, own)
    ? `${what} that ${other.part} has already`
    : `${what} that ${other.part} (${other.path}) could mean too, with a part of it as the id`;
  const place = `${other.at.file}:${other.at.line}`;
  return { at, path: part, found: `${words}: ${shown} (${place})`, write: "another path for one of them" };
}

function isSame(a: SplitPath, b: SplitPath): boolean {
  return a.parts.every((part, index) => part === b.parts[index]);
}

/** `/tickets/print` against `/tickets/{id}`: which of them is meant is the router's choice. */
function isShadow(a: SplitPath, b: SplitPath): boolean {
  const isOneFamily = a.family === b.family && a.family !== "";
  return !isOneFamily && (matches(a, b) || matches(b, a));
}

/** Whether a path with parameters takes in another path of the same length. */
function matches(pattern: SplitPath, path: SplitPath): boolean {
  return pattern.parts.every((part, index) => part.startsWith("{") || part === path.parts[index]);
}
