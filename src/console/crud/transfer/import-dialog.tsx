import { Button } from "../../ui/mui/button.ts";
import { DialogActions, DialogContent } from "../../ui/mui/dialog.ts";
import { LinearProgress } from "../../ui/mui/linear-progress.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { type RefObject, useEffect, useEffectEvent, useInsertionEffect, useRef } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { PlainPercentSelects } from "../../../kinds/percent/plain-percent.tsx";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { useOpenWork } from "../../session/open-work.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { useScreenForm } from "../form-data/use-screen-form.ts";
import { pauseText } from "../writes/pause-text.ts";
import type { ImportRow } from "./checked-lines.ts";
import { ImportLocale } from "./import-locale.tsx";
import { ImportOptions } from "./import-options.tsx";
import { ImportChecked } from "./import-preview.tsx";
import { ImportOver } from "./import-report.tsx";
import { ImportFile, ImportMapping } from "./import-source.tsx";
import type { CheckProgress, ImportStep } from "./import-step.ts";
import { InterruptedImports } from "./interrupted-imports.tsx";
import { rowsToSend } from "./row-states.ts";
import { useImport } from "./use-import.ts";
import type { ImportForms } from "./use-import-target.ts";

interface ImportDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly onClose: () => void;
}

/**
 * Imports new and changed records from a file. Every line is compared and shown before any record is sent.
 *
 * @example
 * <ImportDialog screens={screens} onClose={onClose} />
 */
export function ImportDialog({ screens, onClose }: ImportDialogProps) {
  const { t } = useText();
  const forms = useForms(screens);
  const isRunning = useRef(false);
  // Ignore backdrop clicks, which would discard the work, and Escape while records are being sent.
  const handleClose = (_: object, reason: "escapeKeyDown" | "backdropClick") => {
    if (reason === "escapeKeyDown" && !isRunning.current) {
      onClose();
    }
  };
  return (
    <DialogFrame title={t("import.title", { subject: t(screens.messages.many) })} onClose={handleClose} maxWidth="md">
      {forms ? (
        <ImportSteps screens={screens} forms={forms} onClose={onClose} isRunning={isRunning} />
      ) : (
        <DialogContent>
          <Skeleton height={80} />
        </DialogContent>
      )}
    </DialogFrame>
  );
}

/** The forms that the entity and the role have. Null while loading. */
function useForms({ entity, operations, routes }: EntityScreens<MessageKey>): ImportForms | null {
  const create = useScreenForm(entity, "create");
  const edit = useScreenForm(entity, "edit");
  const isLoading = (routes.create !== null && create === null) || (routes.edit !== null && edit === null);
  const canCreate = operations.includes("create");
  return isLoading ? null : { create: canCreate ? create : null, edit };
}

type ImportWork = ReturnType<typeof useImport>;

interface ImportStepsProps extends ImportDialogProps {
  readonly forms: ImportForms;
  /** Set to true while records are being sent. */
  readonly isRunning: RefObject<boolean>;
}

function ImportSteps({ screens, forms, onClose, isRunning }: ImportStepsProps) {
  const work = useImport(screens, forms, useText());
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
  const { step, fields, sheet, format, fileFormat } = work;
  switch (step.name) {
    case "file":
      return (
        <>
          <InterruptedImports entity={screens.entity} onContinue={(offered) => void work.resume(offered)} />
          <ImportFile
            screens={screens}
            fields={fields}
            refusal={step.refusal}
            onFile={(file) => void work.open(file)}
          />
        </>
      );
    case "columns":
      return (
        <>
          <ImportOptions screens={screens} work={work} />
          <ImportMapping screens={screens} work={work} />
          {fileFormat ? null : (
            <ImportLocale
              locale={format.locale}
              usual={work.titles.language}
              onChange={(locale) => work.setFormat({ ...format, locale })}
            />
          )}
          <PlainPercentSelects
            head={sheet[0] ?? []}
            columns={work.unclear}
            value={format.percents}
            onChange={(percents) => work.setFormat({ ...format, percents })}
          />
        </>
      );
    case "checked":
      return (
        <ImportChecked
          screens={screens}
          checked={step}
          choice={work.choice}
          onChoose={work.choose}
          onRecheck={work.recheck}
        />
      );
    case "running":
      return <Running {...step} />;
    case "over":
      return (
        <ImportOver
          screens={screens}
          head={sheet[0] ?? []}
          {...step}
          isOverwriting={work.choice.isOverwriting}
          onContinue={() => void work.start(step.rows, step)}
        />
      );
  }
}

const CLOSING = { running: "bulk.stop", over: "crud.action.close" } as const;

function StepActions({ screens, work, onClose }: StepProps & Pick<ImportDialogProps, "onClose">) {
  const { t } = useText();
  const checking = useBackendMutation({ call: work.check });
  const { step, mapping, unclear, format, choice } = work;
  const isReady =
    mapping.some((name) => name !== null) &&
    (choice.mode === "create" || choice.key !== "") &&
    unclear.every((column) => format.percents[column]);
  const checkNow = useEffectEvent(() => void (isReady && checking.run(undefined)));
  const isDirect = step.name === "columns" && step.isDirect === true;
  useEffect(() => {
    if (isDirect) {
      checkNow();
    }
  }, [isDirect]);
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
      {step.name === "columns" && step.checking ? <Checking {...step.checking} /> : null}
      {step.name === "columns" ? (
        <Button
          variant="contained"
          loading={step.checking !== null}
          disabled={!isReady}
          onClick={() => void checking.run(undefined)}
        >
          {t("import.check")}
        </Button>
      ) : null}
      {step.name === "checked" ? <StartButton screens={screens} rows={step.rows} work={work} /> : null}
    </>
  );
}

interface StartButtonProps extends Pick<ImportDialogProps, "screens"> {
  readonly rows: readonly ImportRow[];
  readonly work: ImportWork;
}

/** Submit button with the number of records to create or change. */
function StartButton({ screens, rows, work }: StartButtonProps) {
  const { t } = useText();
  const good = rowsToSend(rows, work.choice.isOverwriting).length;
  const start = useOneAtATime(work.start);
  return (
    <Button variant="contained" disabled={good === 0} onClick={() => start(rows)}>
      {t("import.start", { subject: t(screens.messages.count, { count: good }) })}
    </Button>
  );
}

/** Progress of a long check. */
function Checking({ done, total }: CheckProgress) {
  const { t } = useText();
  return (
    <Typography variant="body2" role="status">
      {total > 0 ? t("import.checking", { done, total }) : ""}
    </Typography>
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
