import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { FormData } from "../../../fields/form-store.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useUsername } from "../../../session/session-context.tsx";
import notices from "../../../ui/notice.module.css";
import { Notice } from "../../../ui/notice.tsx";
import { deleteDraft, readDraft, restoreDraft } from "./draft-store.ts";

interface RestoreDraftBannerProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Banner that lets the user restore or discard a draft. */
export function RestoreDraftBanner({ onRestore, onDiscard }: RestoreDraftBannerProps) {
  const { t } = useText();
  const buttons = (
    <>
      <button type="button" className={notices["action"]} onClick={onRestore}>
        {t("crud.form.restore")}
      </button>
      <button type="button" className={notices["action"]} onClick={onDiscard}>
        {t("crud.form.discard")}
      </button>
    </>
  );
  return (
    <div className={notices["above"]}>
      <Notice tone="info" action={buttons}>
        {t("crud.form.rescued")}
      </Notice>
    </div>
  );
}

/** The draft of this page, until it is restored or discarded. */
export function useSavedDraft(opened: FormData) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const username = useUsername();
  const [draft, setDraft] = useState(() => readDraft(path, username));
  const [restored, setRestored] = useState<FormData | null>(null);
  const discard = () => {
    deleteDraft(path);
    setDraft(null);
  };
  const restore = () => {
    if (draft) {
      setRestored(restoreDraft(opened, draft));
    }
    discard();
  };
  return { isOffered: draft !== null, restored, restore, discard };
}
