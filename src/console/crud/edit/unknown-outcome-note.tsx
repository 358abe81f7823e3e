import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.ts";
import { toOriginPath } from "../../lib/base-path.ts";
import notices from "../../ui/notice.module.css";
import { Notice } from "../../ui/notice.tsx";

interface UnknownOutcomeNoteProps {
  /** Path where the user can check the outcome; null if there is none. */
  readonly lookAt: string | null;
}

/** Warning after the response to a save was lost: the user should check the outcome before a retry. */
export function UnknownOutcomeNote({ lookAt }: UnknownOutcomeNoteProps) {
  const { t } = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const look =
    lookAt === null ? null : (
      // Open a new tab to keep the form input.
      <a className={notices["action"]} href={toOriginPath(lookAt)} target="_blank" rel="noopener">
        {t("crud.form.lookFirst")}
      </a>
    );
  return (
    <Notice ref={note} tone="warning" action={look}>
      {t("crud.form.unsettled")}
    </Notice>
  );
}
