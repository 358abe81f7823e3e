import type { SpecProblem } from "../diagnostics/spec-error.ts";
import type { Operation, Screen } from "../vocabulary/entity-spec.ts";
import type { TypedField } from "./field-model.ts";
import { type Mistake, toProblem } from "./locate-diagnostic.ts";
import type { EntityDraft } from "./unvalidated-spec.ts";

/** Screens that lack their calls, and forms that ask for too much, too little, or nothing. */
export function formProblems(draft: EntityDraft): readonly SpecProblem[] {
  return [...unpreparedScreens(draft), ...unsuitableFields(draft), ...offForm(draft), ...conditions(draft)].map(
    (mistake) => toProblem(draft, mistake),
  );
}

const NEEDED: Readonly<Record<Screen, readonly Operation[]>> = {
  list: ["list"],
  show: ["get"],
  create: ["create"],
  edit: ["get", "update"],
};

function unpreparedScreens({ spec }: EntityDraft): readonly Mistake[] {
  return (spec.screens ?? []).flatMap((screen, index) => {
    const missing = NEEDED[screen].filter((operation) => !(spec.operations ?? []).includes(operation));
    const calls = missing.map((operation) => ({
      path: `screens.${index}`,
      found: `the ${screen} screen of an entity without the operation "${operation}"`,
      write: `"${operation}" in operations, or no ${screen} screen`,
    }));
    const hasForm = spec.form !== undefined || (screen !== "create" && screen !== "edit");
    const form = {
      path: `screens.${index}`,
      found: `the ${screen} screen of an entity without a form`,
      write: `form: { sections: [{ name: "general", fields: [ … ] }] }, or no ${screen} screen`,
    };
    return hasForm ? calls : [...calls, form];
  });
}

function placedOn({ spec }: EntityDraft): readonly string[] {
  return (spec.form?.sections ?? []).flatMap(({ fields }) => fields);
}

/** A form must ask for what the backend will demand, and for nothing that it will ignore. */
function unsuitableFields(draft: EntityDraft): readonly Mistake[] {
  const { spec, fields } = draft;
  if (spec.form === undefined) {
    return [];
  }
  const readOnly = spec.form.sections.flatMap((section, place) =>
    section.fields
      .map((name, index) => ({ name, path: `form.sections.${place}.fields.${index}` }))
      .filter(({ name }) => fields.some((field) => field.name === name && field.readOnly))
      .map(({ name, path }) => ({
        path,
        found: `"${name}" on the form, which is read-only`,
        write: "it in show.sections and list.columns only",
      })),
  );
  const forgotten = fields
    .filter((field) => isDemanded(field) && field.name !== "id" && !placedOn(draft).includes(field.name))
    .map(({ name }) => ({
      path: "form.sections",
      found: `no form section with "${name}", which is required and has no default`,
      write: `"${name}" in one of the sections' fields, a @default, or a ? behind its name`,
    }));
  return [...readOnly, ...forgotten];
}

function isDemanded({ required, readOnly, schema }: TypedField): boolean {
  return required && !readOnly && schema.default === undefined;
}

/** What is said of a field that no section holds changes nothing. */
function offForm(draft: EntityDraft): readonly Mistake[] {
  const { form } = draft.spec;
  const placed = placedOn(draft);
  const said = [
    ...Object.keys(form?.widgets ?? {}).map((name) => ({ name, path: `form.widgets.${name}#` })),
    ...(form?.help ?? []).map((name, index) => ({ name, path: `form.help.${index}` })),
    ...Object.keys(form?.visibleWhen ?? {}).map((name) => ({ name, path: `form.visibleWhen.${name}#` })),
    ...Object.keys(form?.lockedWhen ?? {}).map((name) => ({ name, path: `form.lockedWhen.${name}#` })),
  ];
  return said
    .filter(({ name }) => !placed.includes(name) && draft.fieldNames.includes(name))
    .map(({ name, path }) => ({
      path,
      found: `"${name}", which no section of the form holds`,
      write: `"${name}" in form.sections, or not here`,
    }));
}

/** A form must not hide what it demands, nor wait for a field that waits for it. */
function conditions({ spec, fields }: EntityDraft): readonly Mistake[] {
  const waits = new Map(
    Object.entries(spec.form?.visibleWhen ?? {}).map(([name, condition]) => [name, Object.keys(condition ?? {})]),
  );
  return [...waits.keys()].flatMap((name) => {
    const path = `form.visibleWhen.${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    const hidden = {
      path: `${path}#`,
      found: `a condition on "${name}", which is required and has no default: hidden, it cannot be filled in`,
      write: "a @default for it, or a ? behind its name",
    };
    const endless = {
      path: `${path}#`,
      found: `a condition on "${name}" that waits for "${name}" itself, in the end`,
      write: "a condition on a field that is there without it",
    };
    return [
      ...(field !== undefined && isDemanded(field) ? [hidden] : []),
      ...(reaches(waits, name, name) ? [endless] : []),
    ];
  });
}

function reaches(waits: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of waits.get(name) ?? []) {
      if (next === to) {
        return true;
      }
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return false;
}
