import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { ApiError } from "../../api/api-error.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { shownAt } from "./field-names.ts";
import { hiddenFields, toBody } from "./form-data.ts";

/** What came of a write: done, or halted by something that the screen asks about. */
export type SaveOutcome = "saved" | "halted";

/** How a screen's form is written, and what follows. */
export interface Saving {
  /** Rejects with an `ApiError`. */
  readonly save: (body: FormData) => Promise<SaveOutcome>;
  /** "Cupom criado". */
  readonly savedText: string;
  /** What is out of date once it is saved. */
  readonly toInvalidate: InvalidateQueryFilters;
  readonly onSaved: () => void;
}

interface SubmitOptions extends Saving {
  readonly scope: FormScope;
  readonly schema: JsonSchema;
  readonly element: RefObject<HTMLFormElement | null>;
}

/** Puts the cursor where the first problem is. */
function focusFirstProblem(element: HTMLFormElement | null): void {
  const wrong = element?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("input") : wrong;
  target?.focus();
}

/** Whether the backend said which fields it refused. */
function hasDetails(error: unknown): error is ApiError {
  return error instanceof ApiError && error.details.length > 0;
}

/** The write itself; what the backend refuses is said at the fields, anything else in a notification. */
function useSave({ scope: { store }, schema, element, save, savedText, toInvalidate, onSaved }: SubmitOptions) {
  const { t } = useText();
  const call = async (body: FormData): Promise<SaveOutcome> => {
    try {
      return await save(body);
    } catch (error) {
      if (hasDetails(error)) {
        const details = error.details.map((detail) => ({ ...detail, path: shownAt(schema, toFieldPath(detail.path)) }));
        flushSync(() => store.showServerProblems(details));
        focusFirstProblem(element.current);
      }
      throw error;
    }
  };
  return useBackendMutation({
    call,
    onAnswer: (outcome) => (outcome === "saved" ? [{ kind: "success", text: savedText }] : []),
    onError: (error) =>
      hasDetails(error) ? [] : [{ kind: "error", text: t("crud.form.failed", { reason: t(toErrorKey(error)) }) }],
    onDone: (outcome) => {
      if (outcome === "saved") {
        store.markSaved();
        onSaved();
      }
    },
    toInvalidate: (outcome) => (outcome === "saved" ? toInvalidate : null),
  });
}

/** Sends a form once: checks it, says what is wrong at the fields, and never twice at a time. */
export function useSubmit(options: SubmitOptions) {
  const { scope, schema, element } = options;
  const { store, visibleWhen } = scope;
  const { run, isPending } = useSave(options);
  // A form that is saved is on the way to another page: it stays busy, so that nothing is sent twice.
  const [isSaved, setSaved] = useState(false);
  const isRunning = useRef(false);

  const submit = useCallback(async () => {
    if (isRunning.current) {
      return;
    }
    // What is still being typed belongs to what is sent.
    flushSync(() => store.flushPending());
    let isValid = false;
    flushSync(() => {
      isValid = store.checkAll();
    });
    if (!isValid) {
      focusFirstProblem(element.current);
      return;
    }
    isRunning.current = true;
    const data = store.getData();
    isRunning.current = (await run(toBody(schema, data, hiddenFields(visibleWhen, data)))) === "saved";
    setSaved(isRunning.current);
  }, [store, visibleWhen, schema, element, run]);

  return { submit, isBusy: isPending || isSaved };
}
