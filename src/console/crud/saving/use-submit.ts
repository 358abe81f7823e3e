import type { InvalidateQueryFilters } from "@tanstack/react-query";
import { type RefObject, useCallback, useRef, useState } from "react";
import type { UndoAction } from "../../data/use-add-change.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import type { OpenForm } from "../form/open-form.ts";
import { hasDetails, mayBeSaved } from "../writes/write-errors.ts";

/** Result of a save: `halted` if the screen needs a decision from the user first, e.g. in a conflict. */
export type SaveOutcome = "saved" | "halted";

/** A save in progress. */
export interface SaveRun {
  /** Aborted when the user cancels the save. */
  readonly signal: AbortSignal;
  /** Reports the saved data when it differs from the submitted data, e.g. after a merge. */
  readonly follow: (saved: FormData) => void;
}

/** How a screen saves its form, and the follow-up actions. */
export interface Saving {
  /** Rejects with an `ApiError`. */
  readonly save: (body: FormData, run: SaveRun) => Promise<SaveOutcome>;
  /** "Cupom criado". */
  readonly savedText: string;
  /** Called once after the save, e.g. to add it to the recent changes. Returns the notification's action. */
  readonly toSavedAction?: () => UndoAction;
  /** Set if the screen shows the result itself: there is no notification. */
  readonly isQuiet?: boolean;
  /** Queries that become stale after the save. */
  readonly toInvalidate: InvalidateQueryFilters;
  readonly onSaved: () => void;
}

interface SubmitOptions extends Saving {
  /** Called with true when the outcome of the last save is unknown, and with false when a new save starts. */
  readonly onUnsettled: (hasUnknownOutcome: boolean) => void;
  readonly open: OpenForm;
  readonly element: RefObject<HTMLFormElement | null>;
}

interface Sent {
  readonly body: FormData;
  readonly signal: AbortSignal;
}

/** Runs the save. Rejected fields show their problems inline; other errors become a notification. */
function useSave(options: SubmitOptions) {
  const { open, element, onUnsettled, save, savedText, toSavedAction, isQuiet, toInvalidate, onSaved } = options;
  const { t } = useText();
  const call = async ({ body, signal }: Sent): Promise<SaveOutcome> => {
    onUnsettled(false);
    const follow = (saved: FormData) => {
      for (const each of open.store.afterSave) {
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
        open.showRejection(error, body, element.current);
      }
      throw error;
    }
  };
  return useBackendMutation({
    call,
    onAnswer: (outcome) => {
      const action = outcome === "saved" ? toSavedAction?.() : undefined;
      return outcome === "saved" && isQuiet !== true
        ? [{ kind: "success", about: "save", text: savedText, ...action }]
        : [];
    },
    onError: (error) => {
      // The form displays an unknown outcome itself.
      if (hasDetails(error) || mayBeSaved(error)) {
        return [];
      }
      return [{ kind: "error", about: "save", text: t("crud.form.failed", { reason: errorText(t, error) }) }];
    },
    onDone: (outcome) => {
      if (outcome === "saved") {
        open.store.markSaved();
        onSaved();
      }
    },
    toInvalidate: (outcome) => (outcome === "saved" ? toInvalidate : null),
  });
}

/** Validates and submits a form. Ignores further submits while one is in progress or after one has succeeded. */
export function useSubmit(options: SubmitOptions) {
  const { open, element } = options;
  const { store } = open;
  const { run, isPending } = useSave(options);
  // After a save the page is about to change. The form stays busy to prevent a second request.
  const [isSaved, setSaved] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  /** Controller of the save in progress, or of the successful one; null otherwise. */
  const running = useRef<AbortController | null>(null);

  /**
   * Runs the form's `beforeSave` hooks, which may upload files or open a confirmation. Returns false if one of them
   * cancels the save.
   */
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
      // Do not save if the form was closed in the meantime.
      return element.current !== null;
    },
    [store, element],
  );

  const submit = useCallback(async () => {
    if (running.current !== null) {
      return;
    }
    // Include debounced input in the request.
    open.flush();
    const controller = new AbortController();
    running.current = controller;
    let isDone = false;
    try {
      const body = (await isAgreed(controller)) ? open.toValidBody(element.current) : null;
      isDone = body !== null && (await run({ body, signal: controller.signal })) === "saved";
    } finally {
      running.current = isDone ? controller : null;
      setSaved(isDone);
    }
  }, [open, element, run, isAgreed]);

  /** Aborts the request. The outcome of the save is then unknown. */
  const breakOff = useCallback(() => running.current?.abort(), []);

  return { submit, breakOff, isRunning: isWaiting || isPending, isSaved };
}

function untilAborted(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(false), { once: true }));
}
