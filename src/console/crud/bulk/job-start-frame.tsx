import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import type { Draft } from "./job-task.ts";

interface StartFrameProps {
  readonly title: string;
  /** Label of the button. Default: the title. */
  readonly verb?: string;
  readonly draft: Draft;
  readonly isReady: boolean;
  /** Enter starts the job: the button has the focus. */
  readonly isGiven: boolean;
  readonly isDangerous?: boolean;
  readonly onStart: () => Promise<void>;
  readonly onClose: () => void;
  readonly renderFields?: (isBusy: boolean) => React.ReactNode;
  readonly children: React.ReactNode;
}

/** The dialog before the start: what will happen to how many records. */
export function StartFrame({
  title,
  verb = title,
  draft,
  isReady,
  isGiven,
  isDangerous = false,
  ...props
}: StartFrameProps) {
  const { onStart, onClose, renderFields, children } = props;
  const { t } = useText();
  const { run: start, isPending, error } = useBackendMutation({ call: onStart, onError: () => [] });
  const problem = error ?? draft.error;
  const isChoosing = draft.job === null && draft.error === null;
  return (
    <DialogFrame
      title={title}
      busy={isPending}
      onClose={onClose}
      maxWidth="md"
      gap={2}
      actions={
        <>
          <Button color="inherit" autoFocus={!isGiven} disabled={isPending} onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button
            variant="contained"
            color={isDangerous ? "error" : "primary"}
            autoFocus={isGiven}
            loading={isPending || isChoosing}
            disabled={!isReady || draft.job === null || draft.job.total === 0}
            onClick={() => void start(undefined)}
          >
            {verb}
          </Button>
        </>
      }
    >
      {renderFields?.(isPending)}
      {isChoosing ? <Typography role="status">{t("job.choosing")}</Typography> : children}
      <Typography variant="body2" color="textSecondary">
        {t("job.onServer")}
      </Typography>
      {problem ? <Alert severity="error">{errorText(t, problem)}</Alert> : null}
    </DialogFrame>
  );
}
