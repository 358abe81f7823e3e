import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { failureText } from "../writes/failure-text.ts";
import { hasUnknownOutcome } from "../writes/has-unknown-outcome.ts";

interface SaveFailureProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Null where nothing failed. */
  readonly error: unknown;
  /** The page that shows whether it was done; null where there is none. */
  readonly lookAt: string | null;
}

/** Why what a dialog was to save was not saved, or that this is not known, with a way to look first. */
export function SaveFailure({ screens, error, lookAt }: SaveFailureProps) {
  const words = useText();
  const { t } = words;
  if (error === null) {
    return null;
  }
  const isUnknown = hasUnknownOutcome(error);
  const look =
    isUnknown && lookAt !== null ? (
      // In a tab of its own: the dialog stays.
      <Button color="inherit" href={lookAt} target="_blank" rel="noopener">
        {t("crud.form.lookFirst")}
      </Button>
    ) : null;
  return (
    <Alert severity={isUnknown ? "warning" : "error"} role="alert" action={look} sx={{ mb: 2 }}>
      {isUnknown ? t("crud.form.unsettled") : t("crud.form.failed", { reason: failureText(words, error, screens) })}
    </Alert>
  );
}
