import { useCallback, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { type UndoAction, useAddChange } from "../../data/use-add-change.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { isSameData } from "../../lib/same-data.ts";
import { toRecordLink } from "../record/to-record-link.ts";
import { useUndo } from "../writes/use-undo.ts";

interface UndoOptions {
  readonly screens: EntityScreens<MessageKey>;
  /** The record at the time the form opened. */
  readonly base: EntityRecord;
  readonly formFields: readonly string[];
}

/**
 * Adds an update to the recent changes, and makes the undo action of its notification. The undo fails if the same fields
 * were changed since.
 */
export function useUndoUpdate({ screens, base, formFields }: UndoOptions) {
  const { t } = useText();
  const addChange = useAddChange();
  const toUndo = useUndo(screens);
  const sent = useRef<FormData>({});
  const keep = useCallback((body: FormData) => {
    sent.current = body;
  }, []);
  const toAction = useCallback((): UndoAction => {
    const changed = formFields.filter((name) => !isSameData(base[name] ?? undefined, sent.current[name] ?? undefined));
    const after = Object.fromEntries(changed.map((name) => [name, sent.current[name]]));
    const change = Object.fromEntries(changed.map((name) => [name, base[name] ?? undefined]));
    return addChange({
      text: t(screens.messages.updated),
      ...toRecordLink(screens, base),
      undo: toUndo([{ record: { ...base, ...after }, change }]),
    });
  }, [base, formFields, addChange, toUndo, screens, t]);
  return { keep, toAction };
}
