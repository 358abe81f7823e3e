import { getDefaultRegistry } from "@rjsf/core";
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type FieldPathList,
  type FieldProps,
  getUiOptions,
  type UiSchema,
} from "@rjsf/utils";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FieldProblem } from "../../../contract/problem.ts";
import type { FormUiSchema } from "../../../contract/screens.ts";
import { isConditionMet } from "../../fields/conditions.ts";
import { isWithin, valueAt, withoutMember, withValueAt } from "../../fields/field-path.ts";
import { useFieldProblem, useFormScope, useFormValue } from "../../fields/form-context.ts";
import type { FormData, Problems } from "../../fields/form-store.ts";
import { problemText } from "../../fields/problem-text.ts";
import { useText, useTexts } from "../../i18n/use-text.ts";
import { withNewCopies } from "../form-data/form-data.ts";
import { controlOptions, needsRequiredMark, toOwnSchema, withKnownValues } from "./rjsf-schema.ts";

const { SchemaField } = getDefaultRegistry().fields;

/**
 * Where a field of the form gets its data.
 * - `own`: RJSF's fields, widgets and templates receive it as props.
 * - `parts`: each part of the object, or each row of the table, has its own.
 */
export function dataOf({
  schema,
  uiSchema,
}: Pick<FieldProps, "schema"> & { readonly uiSchema?: UiSchema | undefined }): "own" | "parts" {
  const { widget, field, ObjectFieldTemplate, ArrayFieldTemplate } = getUiOptions(uiSchema);
  const isWhole = widget !== undefined || field !== undefined;
  const template = { object: ObjectFieldTemplate, array: ArrayFieldTemplate }[String(schema.type)];
  const isDivided = schema.type === "object" || schema.type === "array";
  return isWhole || template !== undefined || !isDivided ? "own" : "parts";
}

/**
 * Connects RJSF with the form store: replaces RJSF's `SchemaField`, which renders one field. It subscribes to the
 * field's own value and errors, so a change re-renders only that field, and passes them to RJSF as the props that RJSF
 * documents.
 */
export function StoreField(props: FieldProps) {
  if (SchemaField === undefined || getUiOptions(props.uiSchema).widget === "hidden") {
    return null;
  }
  const isParts = dataOf(props) === "parts" && props.schema.type === "object";
  return isParts ? <PartsField {...props} /> : <BoundField {...props} />;
}

/** An object whose parts are fields of their own. Their problems and its own are not displayed here. */
function PartsField(props: FieldProps) {
  const uiSchema = useReadableUi(props);
  const isLocked = useIsLocked(props.fieldPathId.path.join("."));
  return SchemaField === undefined ? null : (
    <SchemaField {...props} uiSchema={uiSchema} formData={undefined} disabled={props.disabled === true || isLocked} />
  );
}

/** True while the spec's `lockedWhen` makes the field read-only. */
function useIsLocked(path: string): boolean {
  const { lockedWhen } = useFormScope();
  const lock = lockedWhen[path];
  return useFormValue(useCallback((data: FormData) => (lock ? isConditionMet(lock, data) : false), [lock]));
}

function BoundField(props: FieldProps) {
  const { store } = useFormScope();
  const path = props.fieldPathId.path.join(".");
  // The name of such a member can contain dots, so that its path does not lead to its value.
  const isNamedByUser = ADDITIONAL_PROPERTY_FLAG in props.schema;
  const isOwn = dataOf(props) === "own" && !isNamedByUser;
  const stored = useSyncExternalStore(store.subscribe, () => (isOwn ? valueAt(store.getData(), path) : undefined));
  const value = isNamedByUser ? props.formData : stored;
  useEffect(() => store.mounted.mount(path), [store, path]);
  const isLocked = useIsLocked(path);
  // Also the saved value, so that a value does not vanish from the options while the user removes it.
  const saved = isOwn ? valueAt(store.saved, path) : undefined;
  const schema = useMemo(() => withKnownValues(props.schema, [saved, value].flat()), [props.schema, saved, value]);
  const uiSchema = useReadableUi({ ...props, schema });
  const errors = useErrors(path, value, getUiOptions(uiSchema).help);
  const change = useChange(props);
  const onChange = isNamedByUser ? props.onChange : change;
  const onBlur = useCallback(() => store.touchWithin(path), [store, path]);
  // RJSF's own errors are empty: the form as a whole has no data.
  const { errorSchema: _, ...given } = props;
  return SchemaField === undefined ? null : (
    <SchemaField
      {...given}
      {...(errors === undefined ? {} : { errorSchema: errors })}
      schema={schema}
      uiSchema={uiSchema}
      formData={value}
      onChange={onChange}
      onBlur={onBlur}
      required={props.required === true && needsRequiredMark(toOwnSchema(props.schema))}
      disabled={props.disabled === true || isLocked}
    />
  );
}

/** Writes what a field sends to the store: a value at its own path or within, and the errors of a widget itself. */
function useChange({ fieldPathId, uiSchema }: FieldProps): FieldProps["onChange"] {
  const { store } = useFormScope();
  const own = fieldPathId.path;
  const path = own.join(".");
  const items: FormUiSchema | undefined = uiSchema?.items as FormUiSchema | undefined;
  const raise = useRaisedError(path);
  return useCallback(
    (value: unknown, changed: FieldPathList | undefined, errors) => {
      const at = changed === undefined || changed.length === 0 ? own : changed;
      // RJSF removes a member of an object with a symbol as its value.
      const next = typeof value === "symbol" ? withoutMember : withValueAt;
      store.change(next(store.getData(), at, withNewCopies(value, items)), at.join("."));
      raise(errors?.__errors?.[0] ?? null);
    },
    [store, own, items, raise],
  );
}

/** Keeps the error that a widget raised itself at the widget's path, until the widget withdraws it or is removed. */
function useRaisedError(path: string): (message: string | null) => void {
  const { store } = useFormScope();
  const raised = useRef<string | null>(null);
  const tell = useCallback(
    (message: string | null) =>
      store.setControlProblem(path, message === null ? null : { path, code: "widget", params: {}, message }),
    [store, path],
  );
  useEffect(() => {
    if (raised.current !== null) {
      tell(raised.current);
    }
    return () => {
      if (raised.current !== null) {
        tell(null);
      }
    };
  }, [tell]);
  return useCallback(
    (message: string | null) => {
      if (message !== null || raised.current !== null) {
        raised.current = message;
        tell(message);
        store.touch(path);
      }
    },
    [tell, store, path],
  );
}

/** Adds the texts in the reader's language, under the names that RJSF reads. */
function useReadableUi({ uiSchema, schema }: Pick<FieldProps, "schema" | "uiSchema">): UiSchema {
  const { t } = useText();
  return useMemo(() => {
    const { labelKey, helpKey, enumeration } = controlOptions(uiSchema);
    const given = getUiOptions(uiSchema);
    const { items } = toOwnSchema(schema);
    const values: readonly unknown[] =
      schema.enum ?? items?.enum ?? enumeration?.values.map((each) => each.value) ?? [];
    const known = new Map(enumeration?.values.map((each) => [each.value, t(each.labelKey)]));
    const enumOptions = values.map((value) => ({ value, label: known.get(String(value)) ?? String(value) }));
    const texts = {
      ...(given.title === undefined && labelKey !== undefined ? { title: t(labelKey) } : {}),
      ...(given.help === undefined && helpKey ? { help: t(helpKey) } : {}),
      ...(enumeration ? { enumNames: enumOptions.map(({ label }) => label), enumOptions } : {}),
    };
    return { ...uiSchema, "ui:options": { ...uiSchema?.["ui:options"], ...texts } };
  }, [uiSchema, schema, t]);
}

const NO_PROBLEMS: Problems = new Map();

/** The visible problems of a field and of its parts, as RJSF's error schema. */
function useErrors(path: string, value: unknown, help: unknown): ErrorSchema | undefined {
  const text = useText();
  const { store } = useFormScope();
  const message = useProblemMessage(path, value, help);
  const isDivided = typeof value === "object" && value !== null;
  const all = useSyncExternalStore(store.subscribe, () => (isDivided ? store.getShownProblems() : NO_PROBLEMS));
  return useMemo(() => {
    const within = [...all].filter(([at]) => at !== path && isWithin(at, path));
    if (message === undefined && within.length === 0) {
      return undefined;
    }
    const builder = new ErrorSchemaBuilder();
    if (message !== undefined) {
      builder.addErrors([message], []);
    }
    for (const [at, problem] of within) {
      builder.addErrors([problemText(problem, text)], at.slice(path.length + 1).split("."));
    }
    return builder.ErrorSchema;
  }, [all, message, path, text]);
}

/** The message of the field's own problem. The help text explains the format that a pattern requires. */
function useProblemMessage(path: string, value: unknown, help: unknown): string | undefined {
  const { t, language } = useText();
  const { takenKey } = useFormScope();
  const problem: FieldProblem | undefined = useFieldProblem(path);
  const numbers = useUnreadNumberText(problem, value);
  const message = problem && (numbers ?? problemText(problem, { t, language }, takenKey));
  return problem?.code === "pattern" && help ? `${message}. ${String(help)}` : message;
}

/**
 * The possible readings of a rejected number. Lazy-loads its code and texts at the first such problem; null until then.
 */
function useUnreadNumberText(problem: FieldProblem | undefined, value: unknown): string | null {
  const texts = useTexts();
  const text = useText();
  const [module, setModule] = useState<typeof import("../../fields/invalid-number-text.ts") | null>(null);
  const isType = problem?.code === "type";
  useEffect(() => {
    if (isType) {
      // If loading fails, the generic message remains.
      Promise.all([import("../../fields/invalid-number-text.ts"), texts.loadAllTexts()]).then(
        ([found]) => setModule(found),
        () => undefined,
      );
    }
  }, [isType, texts]);
  return isType && module !== null ? module.invalidNumberText(problem, value, text) : null;
}
