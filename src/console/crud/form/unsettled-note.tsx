import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useText } from "../../i18n/use-text.ts";

interface UnsettledNoteProps {
  /** The page that shows it; null where there is none. */
  readonly lookAt: string | null;
}

/** The answer to a save was lost, and with it whether it was done: what one should see to before trying again. */
export function UnsettledNote({ lookAt }: UnsettledNoteProps) {
  const { t } = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert
      ref={note}
      severity="warning"
      tabIndex={-1}
      action={
        lookAt === null ? null : (
          // In a tab of its own: what was typed stays here.
          <Button color="inherit" size="small" href={lookAt} target="_blank" rel="noopener">
            {t("crud.form.lookFirst")}
          </Button>
        )
      }
    >
      {t("crud.form.unsettled")}
    </Alert>
  );
}
