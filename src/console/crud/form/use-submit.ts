import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { ApiError } from "../../api/api-error.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { useNotify } from "../../notify/use-notify.ts";
import { shownAt } from "./field-names.ts";
import { hiddenFields, toBody } from "./form-data.ts";

/** What came of a write: done, or halted by something that the screen asks about. */
export type SaveOutcome = "saved" | "halted";

interface SubmitOptions {
  readonly scope: FormScope;
  readonly schema: JsonSchema;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Rejects with an `ApiError`. */
  readonly save: (body: FormData) => Promise<SaveOutcome>;
  readonly onSaved: () => void;
}

/** Puts the cursor where the first problem is. */
function focusFirstProblem(element: HTMLFormElement | null): void {
  const wrong = element?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("input") : wrong;
  target?.focus();
}

/** Sends a form once: checks it, says what is wrong at the fields, and never twice at a time. */
export function useSubmit({ scope, schema, element, save, onSaved }: SubmitOptions) {
  const { t } = useText();
  const { notify } = useNotify();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const { store, visibleWhen } = scope;

  const showFailure = useCallback(
    (error: unknown) => {
      if (error instanceof ApiError && error.details.length > 0) {
        const details = error.details.map((detail) => ({ ...detail, path: shownAt(schema, toFieldPath(detail.path)) }));
        flushSync(() => store.showServerProblems(details));
        focusFirstProblem(element.current);
      } else {
        notify({ kind: "error", text: t("crud.form.failed", { reason: t(toErrorKey(error)) }) });
      }
    },
    [store, schema, element, notify, t],
  );

  const submit = useCallback(async () => {
    if (isRunning.current) {
      return;
    }
    // What is still being typed belongs to what is sent.
    flushSync(() => store.flushDrafts());
    let isValid = false;
    flushSync(() => {
      isValid = store.checkAll();
    });
    if (!isValid) {
      focusFirstProblem(element.current);
      return;
    }
    isRunning.current = true;
    setBusy(true);
    try {
      const data = store.getData();
      if ((await save(toBody(schema, data, hiddenFields(visibleWhen, data)))) === "saved") {
        // Saved and on the way to another page: the form stays busy, so that nothing is sent twice.
        store.markSaved();
        onSaved();
        return;
      }
    } catch (error) {
      showFailure(error);
    }
    isRunning.current = false;
    setBusy(false);
  }, [store, visibleWhen, schema, element, save, onSaved, showFailure]);

  return { submit, isBusy };
}
