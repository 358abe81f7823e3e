import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../api/api-error.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { toFieldPath } from "../../fields/field-path.ts";
import type { FormData, FormStore } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { SUMMARY_ID } from "../form/problem-summary.tsx";
import { shownAt } from "../form-data/field-names.ts";
import { type OpenedForm, toBody } from "../form-data/form-body.ts";
import { hasUnknownOutcome } from "../writes/has-unknown-outcome.ts";

/** What came of a write: done, or halted by something that the screen asks about. */
export type SaveOutcome = "saved" | "halted";

/** One save that is under way. */
export interface SaveRun {
  /** Aborted where the user would wait no longer. */
  readonly signal: AbortSignal;
  /** To be told what was saved in the end, where that is not what was sent. */
  readonly follow: (saved: FormData) => void;
}

/** How a screen's form is written, and what follows. */
export interface Saving {
  /** Rejects with an `ApiError`. */
  readonly save: (body: FormData, run: SaveRun) => Promise<SaveOutcome>;
  /** "Cupom criado". */
  readonly savedText: string;
  /** What can be done about it while that is said: to take it back. */
  readonly savedAction?: ToastRequest["action"];
  /** What is out of date once it is saved. */
  readonly toInvalidate: InvalidateQueryFilters;
  readonly onSaved: () => void;
}

interface SubmitOptions extends Saving {
  /** Told whether the last save may or may not have been done. */
  readonly onUnsettled: (hasUnknownOutcome: boolean) => void;
  readonly store: FormStore;
  readonly getForm: () => OpenedForm;
  readonly element: RefObject<HTMLFormElement | null>;
}

/** Puts the cursor where the first problem is: at its field, else where it is said. */
export function focusFirstProblem(element: HTMLFormElement | null): void {
  const wrong =
    element?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    element?.querySelector<HTMLElement>(`#${SUMMARY_ID}`);
  const target = wrong?.matches("[role=radiogroup]") ? wrong.querySelector<HTMLElement>("input") : wrong;
  target?.focus();
}

/** Whether the save may have been done all the same; what never left the browser was not. */
function mayBeSaved(error: unknown): boolean {
  return hasUnknownOutcome(error) || (error instanceof ApiError && error.kind === "cancelled");
}

/** Whether the backend said which fields it refused. */
export function hasDetails(error: unknown): error is ApiError {
  return error instanceof ApiError && error.details.length > 0;
}

interface Sent {
  readonly body: FormData;
  readonly signal: AbortSignal;
}

/** The write itself; what the backend refuses is said at the fields, anything else in a notification. */
function useSave(options: SubmitOptions) {
  const { store, getForm, element, onUnsettled, save, savedText, savedAction, toInvalidate, onSaved } = options;
  const { t } = useText();
  const call = async ({ body, signal }: Sent): Promise<SaveOutcome> => {
    onUnsettled(false);
    const follow = (saved: FormData) => {
      for (const each of store.afterSave) {
        each(saved);
      }
    };
    try {
      const outcome = await save(body, { signal, follow });
      if (outcome === "saved") {
        follow(body);
      }
      return outcome;
    } catch (error) {
      onUnsettled(mayBeSaved(error));
      if (hasDetails(error)) {
        const details = error.details.map((detail) => ({
          ...detail,
          path: shownAt(getForm().schema, toFieldPath(detail.path), body),
        }));
        flushSync(() => store.showServerProblems(details));
        focusFirstProblem(element.current);
      }
      throw error;
    }
  };
  return useBackendMutation({
    call,
    onAnswer: (outcome) =>
      outcome === "saved"
        ? [{ kind: "success", about: "save", text: savedText, ...(savedAction ? { action: savedAction } : {}) }]
        : [],
    onError: (error) => {
      // What is not known has a place of its own in the form, which stays.
      if (hasDetails(error) || mayBeSaved(error)) {
        return [];
      }
      return [{ kind: "error", about: "save", text: t("crud.form.failed", { reason: errorText(t, error) }) }];
    },
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
  const { store, getForm, element } = options;
  const { run, isPending } = useSave(options);
  // A form that is saved is on the way to another page: it stays busy, so that nothing is sent twice.
  const [isSaved, setSaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  /** Of the save that is under way, or that was the form's last; null where there is none. */
  const running = useRef<AbortController | null>(null);

  /** Whether nobody is against it: parts of the form may have to bring something along first, or to ask. */
  const isAgreed = useCallback(
    async ({ signal }: AbortController) => {
      if (store.beforeSave.size === 0) {
        return true;
      }
      setWaiting(true);
      try {
        for (const agree of store.beforeSave) {
          if (!(await Promise.race([agree(), untilAborted(signal)]))) {
            return false;
          }
        }
      } finally {
        setWaiting(false);
      }
      // Whoever left the form meanwhile saves nothing.
      return element.current !== null;
    },
    [store, element],
  );

  const isValid = useCallback(() => {
    let isFine = false;
    flushSync(() => {
      isFine = store.checkAll();
    });
    if (!isFine) {
      focusFirstProblem(element.current);
    }
    return isFine;
  }, [store, element]);

  const submit = useCallback(async () => {
    if (running.current !== null) {
      return;
    }
    // What is still being typed belongs to what is sent.
    flushSync(() => store.flushPending());
    const controller = new AbortController();
    running.current = controller;
    const write = () => run({ body: toBody(getForm(), store.getData()), signal: controller.signal });
    let isDone = false;
    try {
      isDone = (await isAgreed(controller)) && isValid() && (await write()) === "saved";
    } finally {
      running.current = isDone ? controller : null;
      setSaved(isDone);
    }
  }, [store, getForm, run, isAgreed, isValid]);

  /** Waits no longer for the answer: whether it was saved is then not known. */
  const breakOff = useCallback(() => running.current?.abort(), []);

  return { submit, breakOff, isRunning: isWaiting || isPending, isSaved };
}

function untilAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(false), { once: true }));
}
