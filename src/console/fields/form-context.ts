import { createContext, useContext, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { FieldProblem } from "../../contract/problem.ts";
import type { MessageKey } from "../../contract/register.ts";
import type { ConditionDescriptor } from "../../contract/screens.ts";
import { isSameData } from "../lib/same-data.ts";
import type { FormData, FormStore } from "./form-store.ts";

/**
 * Shared state of the controls of one form. It is stable for the lifetime of the form: controls subscribe to the store.
 */
export interface FormScope {
  readonly store: FormStore;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  readonly lockedWhen: { readonly [field: string]: ConditionDescriptor };
  /** Message for a duplicate value. Undefined if the form does not edit a record. */
  readonly takenKey?: MessageKey;
}

export const FormContext = createContext<FormScope | null>(null);

/**
 * The form around an override: its entity, its store and its language.
 *
 * @example
 * const { store } = useFormScope();
 */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) {
    throw new Error("A form control is not inside a form");
  }
  return scope;
}

/**
 * A value derived from the form's data. Re-renders only when it changes.
 *
 * @example
 * const total = useFormValue((data) => Number(data["price"]) * Number(data["amount"]));
 */
export function useFormValue<T>(select: (data: FormData) => T): T {
  const { store } = useFormScope();
  const committed = useRef<{ readonly value: T } | null>(null);
  const read = useMemo(() => {
    let last: { readonly value: T } | null = null;
    return () => {
      const value = select(store.getData());
      const known = last ?? committed.current;
      last = known && isSameData(known.value, value) ? known : { value };
      return last.value;
    };
  }, [select, store]);
  const value = useSyncExternalStore(store.subscribe, read);
  useInsertionEffect(() => {
    committed.current = { value };
  }, [value]);
  return value;
}

/** The visible problem of a field, if any. */
export function useFieldProblem(path: string): FieldProblem | undefined {
  const { store } = useFormScope();
  return useSyncExternalStore(store.subscribe, () => store.problemAt(path));
}
