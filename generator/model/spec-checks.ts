import type { Operation, Screen } from "../../schema/entity-spec.ts";
import { callProblems } from "./call-checks.ts";
import { fieldReferences } from "./field-references.ts";
import { nameProblems } from "./name-checks.ts";
import { endpointsOf, routesOf } from "./paths.ts";
import { shapeProblems } from "./shape-checks.ts";
import { type EntityDraft, placeOf, type SpecDraft } from "./spec-draft.ts";
import { type SpecProblem, suggest } from "./spec-error.ts";
import { useProblems } from "./use-checks.ts";

/** All that the compiler cannot see: names across files, paths that clash, screens without their calls. */
export function specProblems(draft: SpecDraft): readonly SpecProblem[] {
  const names = draft.entities.map(({ source }) => source.name);
  return [
    ...draft.entities.flatMap((entity) => [
      ...unknownFields(entity),
      ...unknownEntities(entity, names),
      ...unpreparedScreens(entity),
      ...unsuitableFormFields(entity),
      ...nameProblems(entity),
      ...shapeProblems(entity, draft.entities),
      ...useProblems(entity),
      ...callProblems(entity),
    ]),
    ...twins(draft.entities.flatMap(screenPaths), "a route"),
    ...twins(draft.entities.flatMap(callPaths), "a call"),
    ...menuProblems(draft, names),
  ];
}

/** Names of fields that the entity lacks. They are told apart so that they can replace the compiler's words. */
export function unknownFields({ source, fieldNames: valid }: EntityDraft): readonly SpecProblem[] {
  return fieldReferences(source.value)
    .filter(({ name }) => !valid.includes(name))
    .map(({ path, name }) => ({
      at: placeOf(source, path),
      path: `${source.name}.${path.replace("#", "")}`,
      found: `"${name}", which is no field of ${source.typeName}`,
      write: suggest(name, valid),
    }));
}

function unknownEntities({ source, spec }: EntityDraft, names: readonly string[]): readonly SpecProblem[] {
  const relations = Object.entries(spec.relations ?? {}).map(([field, relation]) => ({
    path: `relations.${field}.to`,
    name: relation?.to ?? "",
  }));
  const embeds = Object.entries(spec.embeds ?? {}).map(([field, name]) => ({
    path: `embeds.${field}`,
    name: name ?? "",
  }));
  const creates = spec.creates === undefined ? [] : [{ path: "creates", name: spec.creates }];
  return [...relations, ...embeds, ...creates]
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({
      at: placeOf(source, path),
      path: `${source.name}.${path}`,
      found: `"${name}", which is no entity`,
      write: suggest(name, names),
    }));
}

const NEEDED: Readonly<Record<Screen, readonly Operation[]>> = {
  list: ["list"],
  show: ["get"],
  create: ["create"],
  edit: ["get", "update"],
};

function unpreparedScreens({ source, spec }: EntityDraft): readonly SpecProblem[] {
  return (spec.screens ?? []).flatMap((screen, index) => {
    const missing = NEEDED[screen].filter((operation) => !(spec.operations ?? []).includes(operation));
    return missing.map((operation) => ({
      at: placeOf(source, `screens.${index}`),
      path: `${source.name}.screens.${index}`,
      found: `the ${screen} screen of an entity without the operation "${operation}"`,
      write: `"${operation}" in operations, or no ${screen} screen`,
    }));
  });
}

/** A form must ask for what the backend will demand, and for nothing that it will ignore. */
function unsuitableFormFields({ source, spec, fields }: EntityDraft): readonly SpecProblem[] {
  if (spec.form === undefined) {
    return [];
  }
  const placed = spec.form.sections.flatMap((section) => section.fields);
  const readOnly = fields
    .filter((field) => field.readOnly && placed.includes(field.name))
    .map(({ name }) => ({
      found: `"${name}" on the form, which is read-only`,
      write: "it in show.sections and list.columns only",
    }));
  const forgotten = fields
    .filter((field) => field.required && !field.readOnly && field.schema.default === undefined)
    .filter(({ name }) => !placed.includes(name))
    .map(({ name }) => ({
      found: `no form section with "${name}", which is required and has no default`,
      write: `"${name}" in one of the sections' fields, a @default, or a ? behind its name`,
    }));
  return [...readOnly, ...forgotten].map((mistake) => ({
    ...mistake,
    at: placeOf(source, "form.sections"),
    path: `${source.name}.form.sections`,
  }));
}

interface PlacedPath {
  readonly entity: EntityDraft;
  readonly part: string;
  readonly value: string;
}

function screenPaths(entity: EntityDraft): readonly PlacedPath[] {
  return [
    ...Object.entries(routesOf(entity)).map(([screen, value]) => ({ entity, part: `routes.${screen}`, value })),
    ...Object.entries(entity.spec.breakdowns ?? {}).map(([name, { path }]) => ({
      entity,
      part: `breakdowns.${name}.path`,
      value: path,
    })),
  ];
}

function callPaths(entity: EntityDraft): readonly PlacedPath[] {
  const { spec } = entity;
  return [
    ...Object.entries(endpointsOf(entity)).map(([operation, path]) => ({
      entity,
      part: `endpoints.${operation}`,
      value: `${METHODS[operation as Operation]} ${path}`,
    })),
    ...Object.entries(spec.queries ?? {}).map(([name, { path }]) => ({
      entity,
      part: `queries.${name}.path`,
      value: `GET ${path}`,
    })),
    ...Object.entries(spec.actions ?? {}).map(([name, { method, path }]) => ({
      entity,
      part: `actions.${name}.path`,
      value: `${method} ${path}`,
    })),
  ];
}

/** The method of each operation; `endpoints` may replace a path, never a method. */
export const METHODS = { list: "GET", get: "GET", create: "POST", update: "PUT", delete: "DELETE" } as const;

function twins(paths: readonly PlacedPath[], what: string): readonly SpecProblem[] {
  return paths.flatMap(({ entity, part, value }, index) => {
    const first = paths.findIndex((other) => other.value === value);
    const other = paths[first];
    if (first === index || other === undefined) {
      return [];
    }
    return [
      {
        at: placeOf(entity.source, part),
        path: `${entity.source.name}.${part}`,
        found: `${what} that ${other.entity.source.name}.${other.part} has already: ${value}`,
        write: "another path for one of them",
      },
    ];
  });
}

function menuProblems({ menu, entities }: SpecDraft, names: readonly string[]): readonly SpecProblem[] {
  return (menu?.entries ?? []).flatMap(({ entity }, index) => {
    const hasList = entities.some(({ source, spec }) => source.name === entity && spec.screens?.includes("list"));
    if (menu === null || entity === undefined || hasList) {
      return [];
    }
    return [
      {
        at: placeOf(menu.source, `${index}.entity`),
        path: `menu.${index}.entity`,
        found: names.includes(entity) ? `"${entity}", which has no list screen` : `"${entity}", which is no entity`,
        write: suggest(entity, names),
      },
    ];
  });
}
