import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { type RefObject, useId, useInsertionEffect, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import { PlainPercentSelects } from "../../../kinds/percent/plain-percent.tsx";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { useScreenForm } from "../form-data/use-screen-form.ts";
import { pauseText } from "../writes/pause-text.ts";
import type { ImportRow } from "./checked-lines.ts";
import { ImportLocale } from "./import-locale.tsx";
import { ImportChecked, ImportOver } from "./import-report.tsx";
import { ImportFile, ImportMapping } from "./import-source.tsx";
import { type ImportStep, useImport } from "./use-import.ts";

interface ImportDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly onClose: () => void;
}

/**
 * Imports records from a file. Every line is validated and shown before any record is sent.
 *
 * @example
 * <ImportDialog screens={screens} onClose={onClose} />
 */
export function ImportDialog({ screens, onClose }: ImportDialogProps) {
  const { t } = useText();
  const id = useId();
  const form = useScreenForm(screens.entity, "create");
  const isRunning = useRef(false);
  // Ignore backdrop clicks, which would discard the work, and Escape while records are being sent.
  const handleClose = (_: object, reason: "escapeKeyDown" | "backdropClick") => {
    if (reason === "escapeKeyDown" && !isRunning.current) {
      onClose();
    }
  };
  return (
    <Dialog open onClose={handleClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t("import.title", { subject: t(screens.messages.many) })}</DialogTitle>
      {form ? (
        <ImportSteps screens={screens} form={form} onClose={onClose} isRunning={isRunning} />
      ) : (
        <DialogContent>
          <Skeleton height={80} />
        </DialogContent>
      )}
    </Dialog>
  );
}

type ImportWork = ReturnType<typeof useImport>;

interface ImportStepsProps extends ImportDialogProps {
  readonly form: FormModule;
  /** Set to true while records are being sent. */
  readonly isRunning: RefObject<boolean>;
}

function ImportSteps({ screens, form, onClose, isRunning }: ImportStepsProps) {
  const work = useImport(screens, form, useText());
  useOpenWork(() => work.step.name !== "file");
  const isSending = work.step.name === "running";
  useInsertionEffect(() => {
    isRunning.current = isSending;
  }, [isRunning, isSending]);
  return (
    <>
      <DialogContent sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2, alignContent: "start" }}>
        <StepContent screens={screens} work={work} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>
        <StepActions screens={screens} work={work} onClose={onClose} />
      </DialogActions>
    </>
  );
}

interface StepProps extends Pick<ImportDialogProps, "screens"> {
  readonly work: ImportWork;
}

function StepContent({ screens, work }: StepProps) {
  const { step, fields, mapping, sheet, format } = work;
  switch (step.name) {
    case "file":
      return (
        <ImportFile screens={screens} fields={fields} refusal={step.refusal} onFile={(file) => void work.open(file)} />
      );
    case "columns":
      return (
        <>
          <ImportMapping screens={screens} sheet={sheet} mapping={mapping} fields={fields} onChange={work.map} />
          <ImportLocale locale={format.locale} onChange={(locale) => work.setFormat({ ...format, locale })} />
          <PlainPercentSelects
            head={sheet[0] ?? []}
            columns={work.unclear}
            value={format.percents}
            onChange={(percents) => work.setFormat({ ...format, percents })}
          />
        </>
      );
    case "checked":
      return <ImportChecked {...step} />;
    case "running":
      return <Running {...step} />;
    case "over":
      return <ImportOver screens={screens} head={sheet[0] ?? []} rows={step.rows} outcome={step.outcome} />;
  }
}

const CLOSING = { running: "bulk.stop", over: "crud.action.close" } as const;

function StepActions({ screens, work, onClose }: StepProps & Pick<ImportDialogProps, "onClose">) {
  const { t } = useText();
  const checking = useBackendMutation({ call: work.check });
  const { step, mapping, unclear, format } = work;
  const closing = step.name === "running" || step.name === "over" ? CLOSING[step.name] : "crud.action.cancel";
  return (
    <>
      {step.name === "columns" || step.name === "checked" ? (
        <Button color="inherit" onClick={work.back}>
          {t("import.back")}
        </Button>
      ) : null}
      <Button color="inherit" onClick={step.name === "running" ? work.stop : onClose}>
        {t(closing)}
      </Button>
      {step.name === "columns" ? (
        <Button
          variant="contained"
          loading={step.isChecking}
          disabled={mapping.every((name) => name === null) || unclear.some((column) => !format.percents[column])}
          onClick={() => void checking.run(undefined)}
        >
          {t("import.check")}
        </Button>
      ) : null}
      {step.name === "checked" ? <StartButton screens={screens} rows={step.rows} onStart={work.start} /> : null}
    </>
  );
}

interface StartButtonProps extends Pick<ImportDialogProps, "screens"> {
  readonly rows: readonly ImportRow[];
  readonly onStart: ImportWork["start"];
}

/** Submit button with the number of records to create. */
function StartButton({ screens, rows, onStart }: StartButtonProps) {
  const { t } = useText();
  const good = rows.filter(({ problems }) => problems.length === 0).length;
  const start = useOneAtATime(onStart);
  return (
    <Button variant="contained" disabled={good === 0} onClick={() => start(rows)}>
      {t("import.start", { subject: t(screens.messages.count, { count: good }) })}
    </Button>
  );
}

function Running({ done, total, until }: Extract<ImportStep, { readonly name: "running" }>) {
  const { t } = useText();
  const text = t("bulk.progress", { done, total });
  return (
    <>
      <LinearProgress variant="determinate" value={(done / Math.max(total, 1)) * 100} aria-label={text} />
      <Typography variant="body2" role="status">
        {text}
        {until === null ? null : ` · ${pauseText(t, until)}`}
      </Typography>
    </>
  );
}
