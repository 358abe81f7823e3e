import { useText } from "../../../i18n/use-text.ts";
import notices from "../../../ui/notice.module.css";
import { Notice } from "../../../ui/notice.tsx";

interface RestoreDraftBannerProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers what was typed before the session ended. */
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
