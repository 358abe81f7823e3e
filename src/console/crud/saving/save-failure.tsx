import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { toOriginPath } from "../../lib/base-path.ts";
import { failureText } from "../writes/failure-text.ts";
import { hasUnknownOutcome } from "../writes/write-errors.ts";

interface SaveFailureProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Null if the save did not fail. */
  readonly error: unknown;
  /** Path of the page where the user can check the outcome; null if there is none. */
  readonly lookAt: string | null;
}

/** Shows why a dialog's save failed. If the outcome is unknown, links to the page where the user can check it. */
export function SaveFailure({ screens, error, lookAt }: SaveFailureProps) {
  const words = useText();
  const { t } = words;
  if (error === null) {
    return null;
  }
  const isUnknown = hasUnknownOutcome(error);
  const look =
    isUnknown && lookAt !== null ? (
      // Open a new tab to keep the dialog.
      <Button color="inherit" href={toOriginPath(lookAt)} target="_blank" rel="noopener">
        {t("crud.form.lookFirst")}
      </Button>
    ) : null;
  return (
    <Alert severity={isUnknown ? "warning" : "error"} role="alert" action={look} sx={{ mb: 2 }}>
      {isUnknown ? t("crud.form.unsettled") : t("crud.form.failed", { reason: failureText(words, error, screens) })}
    </Alert>
  );
}
