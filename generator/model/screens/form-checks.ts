import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Operation, Screen } from "../../vocabulary/words.ts";
import { type PathDiagnostic, toDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { findAlwaysLocked, isDemanded } from "./always-locked.ts";

/** Checks forms and screens: required operations, required fields, and conditions. */
export function checkForm(unvalidated: UnvalidatedEntity): readonly Diagnostic[] {
  return [
    ...findScreensWithoutCalls(unvalidated),
    ...checkFormFields(unvalidated),
    ...findFieldsOffForm(unvalidated),
    ...checkConditions(unvalidated),
    ...findAlwaysLocked(unvalidated),
  ].map((diagnostic) => toDiagnostic(unvalidated, diagnostic));
}

const NEEDED: Readonly<Record<Screen, readonly Operation[]>> = {
  list: ["list"],
  show: ["get"],
  create: ["create"],
  edit: ["get", "update"],
};

function findScreensWithoutCalls({ spec }: UnvalidatedEntity): readonly PathDiagnostic[] {
  return (spec.screens ?? []).flatMap((screen, index) => {
    const missing = NEEDED[screen].filter((operation) => !(spec.operations ?? []).includes(operation));
    const calls = missing.map((operation) => ({
      path: `screens.${index}`,
      message: `the ${screen} screen needs the operation "${operation}"`,
      hint: `"${operation}" in operations, or no ${screen} screen`,
    }));
    const hasForm = spec.form !== undefined || (screen !== "create" && screen !== "edit");
    const form = {
      path: `screens.${index}`,
      message: `the ${screen} screen needs a form`,
      hint: `form: { sections: [{ name: "general", fields: [ … ] }] }, or no ${screen} screen`,
    };
    return hasForm ? calls : [...calls, form];
  });
}

function fieldsOnForm({ spec }: UnvalidatedEntity): readonly string[] {
  return (spec.form?.sections ?? []).flatMap(({ fields }) => fields);
}

/** A form must contain every field that the backend requires, and no read-only field. */
function checkFormFields(unvalidated: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { spec, fields } = unvalidated;
  if (spec.form === undefined) {
    return [];
  }
  const onForm = new Set(fieldsOnForm(unvalidated));
  const ignored = new Set(fields.filter((field) => field.readOnly).map(({ name }) => name));
  const readOnly = spec.form.sections.flatMap((section, sectionIndex) =>
    section.fields
      .map((name, index) => ({ name, path: `form.sections.${sectionIndex}.fields.${index}` }))
      .filter(({ name }) => ignored.has(name))
      .map(({ name, path }) => ({
        path,
        message: `"${name}" is read-only, so it cannot be on the form`,
        hint: "the field only in show.sections and list.columns",
      })),
  );
  const forgotten = fields
    .filter((field) => isDemanded(field) && field.name !== "id" && !onForm.has(field.name))
    .map(({ name }) => ({
      path: "form.sections",
      message: `"${name}" is required and has no default, but no section of the form contains it`,
      hint: `"${name}" in one of the sections' fields, a @default, or a ? behind its name`,
    }));
  return [...readOnly, ...forgotten];
}

/** Settings of a field that no section contains have no effect. */
function findFieldsOffForm(unvalidated: UnvalidatedEntity): readonly PathDiagnostic[] {
  const { form } = unvalidated.spec;
  const onForm = fieldsOnForm(unvalidated);
  const named = [
    ...Object.keys(form?.widgets ?? {}).map((name) => ({ name, path: `form.widgets.${name}#` })),
    ...(form?.help ?? []).map((name, index) => ({ name, path: `form.help.${index}` })),
    ...Object.keys(form?.visibleWhen ?? {}).map((name) => ({ name, path: `form.visibleWhen.${name}#` })),
    ...Object.keys(form?.lockedWhen ?? {}).map((name) => ({ name, path: `form.lockedWhen.${name}#` })),
  ];
  return named
    .filter(({ name }) => !onForm.includes(name) && unvalidated.fieldNames.includes(name))
    .map(({ name, path }) => ({
      path,
      message: `no section of the form contains "${name}"`,
      hint: `"${name}" in form.sections, or remove it here`,
    }));
}

/** A condition must not hide a required field, or depend on itself. */
function checkConditions({ spec, fields }: UnvalidatedEntity): readonly PathDiagnostic[] {
  const waits = new Map(
    Object.entries(spec.form?.visibleWhen ?? {}).map(([name, condition]) => [name, Object.keys(condition ?? {})]),
  );
  return [...waits.keys()].flatMap((name) => {
    const path = `form.visibleWhen.${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    const hidden = {
      path: `${path}#`,
      message: `the condition can hide "${name}", which is required and has no default`,
      hint: "a @default for it, or a ? behind its name",
    };
    const endless = {
      path: `${path}#`,
      message: `the condition on "${name}" depends, directly or indirectly, on "${name}" itself`,
      hint: "a condition on a field that is visible without it",
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
