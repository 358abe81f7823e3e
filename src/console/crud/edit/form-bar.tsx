import { useSyncExternalStore } from "react";
import { useFormScope } from "../../fields/form-context.ts";
import { useText } from "../../i18n/use-text.ts";
import buttons from "../../ui/plain-button.module.css";
import styles from "../form/form.module.css";
import type { useSubmit } from "../saving/use-submit.ts";

interface FormBarProps {
  readonly saving: Pick<ReturnType<typeof useSubmit>, "isRunning" | "isSaved" | "breakOff">;
  readonly onCancel: () => void;
  /** Label of the submit button. Default: "Save". */
  readonly submitLabel?: string;
}

/** Sticky footer of a form with its state and buttons. */
export function FormBar({ saving, onCancel, submitLabel }: FormBarProps) {
  const { isRunning, isSaved, breakOff } = saving;
  const isBusy = isRunning || isSaved;
  const { t } = useText();
  const { store } = useFormScope();
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty);
  return (
    <div data-form-bar className={styles["bar"]}>
      {isBusy ? <div role="progressbar" aria-label={t("crud.form.saving")} className={styles["progress"]} /> : null}
      <p role="status" className={styles["state"]}>
        {isDirty ? t("crud.form.unsaved") : ""}
      </p>
      <button
        type="button"
        className={`${buttons["button"]} ${buttons["flat"]}`}
        onClick={isRunning ? breakOff : onCancel}
        disabled={isSaved}
      >
        {t(isRunning ? "crud.form.breakOff" : "crud.action.cancel")}
      </button>
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`${buttons["button"]} ${buttons["raised"]} ${styles["submit"]}`}
      >
        {submitLabel ?? t(isBusy ? "crud.form.saving" : "crud.form.save")}
      </button>
    </div>
  );
}
