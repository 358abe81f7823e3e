import { useCallback, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import type { ToastRequest } from "../../notify/toast.ts";
import { useUndo } from "../writes/use-undo.ts";

interface UndoOptions {
  readonly screens: EntityScreens<MessageKey>;
  /** The record at the time the form opened. */
  readonly base: EntityRecord;
  readonly formFields: readonly string[];
}

/** Undo action for the notification of an update. The undo fails if the same fields were changed since. */
export function useUndoUpdate({ screens, base, formFields }: UndoOptions) {
  const { t } = useText();
  const undo = useUndo(screens);
  const sent = useRef<FormData>({});
  const keep = useCallback((body: FormData) => {
    sent.current = body;
  }, []);
  const run = useCallback(() => {
    const changed = formFields.filter((name) => !isSameData(base[name] ?? undefined, sent.current[name] ?? undefined));
    const after = Object.fromEntries(changed.map((name) => [name, sent.current[name]]));
    const change = Object.fromEntries(changed.map((name) => [name, base[name] ?? undefined]));
    void undo([{ record: { ...base, ...after }, change }]);
  }, [base, formFields, undo]);
  const action: ToastRequest["action"] = { label: t("bulk.undo"), run };
  return { keep, action };
}
