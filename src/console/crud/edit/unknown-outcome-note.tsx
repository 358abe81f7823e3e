import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.ts";
import notices from "../../ui/notice.module.css";
import { Notice } from "../../ui/notice.tsx";

interface UnknownOutcomeNoteProps {
  /** The page that shows it; null where there is none. */
  readonly lookAt: string | null;
}

/** The answer to a save was lost, and with it whether it was done: what one should see to before trying again. */
export function UnknownOutcomeNote({ lookAt }: UnknownOutcomeNoteProps) {
  const { t } = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const look =
    lookAt === null ? null : (
      // In a tab of its own: what was typed stays here.
      <a className={notices["action"]} href={lookAt} target="_blank" rel="noopener">
        {t("crud.form.lookFirst")}
      </a>
    );
  return (
    <Notice ref={note} tone="warning" action={look}>
      {t("crud.form.unsettled")}
    </Notice>
  );
}
