import { Alert } from "../../ui/mui/alert.ts";
import { Button } from "../../ui/mui/button.ts";
import { DialogActions, DialogContent, DialogContentText } from "../../ui/mui/dialog.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { AuditRow } from "../../../contract/audit.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord, Loaded } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { loadRecord } from "../../data/label-records.ts";
import { entityKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import type { FormData } from "../../fields/form-store.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { GoneDialog } from "../saving/gone-dialog.tsx";
import { SaveFailure } from "../saving/save-failure.tsx";
import type { SaveOutcome } from "../saving/use-submit.ts";
import { useUndoUpdate } from "../saving/use-undo-update.ts";
import { useUpdate } from "../saving/use-update.ts";
import { isMissing } from "../writes/write-errors.ts";
import { changesOf } from "./audit-changes.ts";
import { ChangeTable } from "./change-table.tsx";
import { type FieldValues, toPastVersion } from "./past-version.ts";

interface RestoreDialogProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
  /** The record as shown on its page. */
  readonly shown: EntityRecord;
  /** The record's history down to the entry, newest first. */
  readonly rows: readonly AuditRow[];
  readonly at: AuditRow;
  readonly onClose: () => void;
}

/** Confirms a restore. Lists the fields that it changes, compared with the freshly loaded record. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { screens, shown, at, onClose } = props;
  const { t } = useText();
  const client = useEntityClient(screens.entity);
  const { data, error } = useQuery({
    queryKey: [...entityKey(screens.entity), "restore", String(shown.id)],
    queryFn: ({ signal }) => loadRecord(client.get?.(shown.id, { signal })),
    staleTime: 0,
    gcTime: 0,
  });
  if (isMissing(error)) {
    return <RestoringGone {...props} />;
  }
  return (
    <DialogFrame
      title={t("history.restoreTitle", { when: formatDateTime(at.at, dateLocale()) })}
      onClose={onClose}
      maxWidth="md"
    >
      {data ? (
        <Restoring {...props} base={data} />
      ) : (
        <>
          <DialogContent>
            {error ? (
              <Alert severity="error" role="alert">
                {errorText(t, error)}
              </Alert>
            ) : (
              <Skeleton height={80} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t("crud.action.cancel")}</Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

/** Editable fields, and the siblings that expand related records. */
function restorableFields({ fields }: EntityScreens<MessageKey>, { schema }: FormModule): readonly string[] {
  const own = Object.keys(schema.properties ?? {});
  const beside = own.flatMap((name) => fields[name]?.relation?.expandedAs ?? []);
  return [...own, ...beside];
}

/** The record with changed values. Fields with undefined are removed. */
function withValues(record: EntityRecord, values: FieldValues): EntityRecord {
  const entries = Object.entries({ ...record, ...values }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), id: record.id };
}

/**
 * Names the fields that differ in that version but are not restored, because they are read-only or no longer editable.
 */
function useKept(props: RestoreDialogProps, record: EntityRecord): string | null {
  const { screens, form, rows, at } = props;
  const { t } = useText();
  const restorable = restorableFields(screens, form);
  const fields = Object.keys(screens.fields).filter((name) => !restorable.includes(name));
  const values = toPastVersion(record, rows, { at, fields });
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
  const kept = changesOf({ ...at, before, after: values }, screens).flatMap(({ field }) => field ?? []);
  const names = [...new Set(kept.map(({ labelKey }) => t(labelKey)))];
  return names.length === 0 ? null : t("history.restoreKept", { fields: names.join(", ") });
}

/** The values to restore for the editable fields. */
function valuesAt(record: EntityRecord, { screens, form, rows, at }: RestoreDialogProps): FieldValues {
  return toPastVersion(record, rows, { at, fields: restorableFields(screens, form) });
}

/** The record was deleted after the page was opened. It can be recreated with the values of the version. */
function RestoringGone(props: RestoreDialogProps & { readonly mine?: FormData }) {
  const { screens, form, shown, at, onClose } = props;
  const { mine = withValues(shown, valuesAt(shown, props)) } = props;
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <GoneDialog
      screens={screens}
      form={form}
      mine={mine}
      text={t("history.restoreGone", { when: formatDateTime(at.at, dateLocale()) })}
      onMade={(path) => void navigate(path, { replace: true })}
      onClose={onClose}
    />
  );
}

interface RestoringProps extends RestoreDialogProps {
  readonly base: Loaded<EntityRecord>;
}

/** Saves a version's values in the record: with what to show if others changed or deleted it since. */
function useRestore({ screens, form, at, base, onClose }: RestoringProps, body: EntityRecord) {
  const { t } = useText();
  const { record } = base;
  const formFields = Object.keys(form.schema.properties ?? {});
  const { save, ...update } = useUpdate({ screens, id: record.id, base, formFields });
  const undoing = useUndoUpdate({ screens, base: record, formFields });
  const saved = {
    savedText: t("history.restored", { when: formatDateTime(at.at, dateLocale()) }),
    toSavedAction: undoing.toAction,
    toInvalidate: { queryKey: entityKey(screens.entity) },
    onSaved: onClose,
  };
  const { run, isPending, error } = useBackendMutation<null, SaveOutcome>({
    call: () => {
      undoing.keep(body);
      return save(body);
    },
    onAnswer: (outcome) =>
      outcome === "saved" ? [{ kind: "success", text: saved.savedText, ...saved.toSavedAction() }] : [],
    onError: () => [],
    onDone: (outcome) => (outcome === "saved" ? onClose() : undefined),
    toInvalidate: (outcome) => (outcome === "saved" ? saved.toInvalidate : null),
  });
  return { ...update, saved, restore: run, isPending, error };
}

function Restoring(props: RestoringProps) {
  const { screens, at, base, onClose } = props;
  const { t } = useText();
  const { record } = base;
  const values = valuesAt(record, props);
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]));
  const changes = changesOf({ ...at, before, after: values }, screens);
  const body = withValues(record, values);
  const kept = useKept(props, record);
  const { restore, isPending, error, saved, ...update } = useRestore(props, body);
  const { conflict, gone, saveMerged, forget } = update;
  const lookAt = screens.routes.show ? toRecordPath(screens.routes.show, record.id) : screens.routes.list;
  if (gone) {
    return <RestoringGone {...props} mine={gone} />;
  }
  if (conflict) {
    return (
      <ConflictDialog
        screens={screens}
        base={record}
        mine={conflict.mine}
        theirs={conflict.theirs.record}
        clashes={conflict.clashes}
        lookAt={lookAt}
        onTakeTheirs={onClose}
        save={saveMerged}
        {...saved}
        onClose={forget}
      />
    );
  }
  return (
    <>
      <DialogContent>
        <SaveFailure screens={screens} error={error} lookAt={lookAt} />
        <DialogContentText sx={{ mb: 2 }}>
          {t(changes.length > 0 ? "history.restoreText" : "history.restoreNothing")}
        </DialogContentText>
        {changes.length > 0 ? (
          <ChangeTable
            screens={screens}
            changes={changes}
            before={record}
            after={body}
            titles={{ before: t("history.now"), after: t("history.then") }}
          />
        ) : null}
        {kept === null ? null : <DialogContentText sx={{ mt: 2 }}>{kept}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {t("crud.action.cancel")}
        </Button>
        <Button variant="contained" loading={isPending} disabled={changes.length === 0} onClick={() => restore(null)}>
          {t("history.restoreSubmit")}
        </Button>
      </DialogActions>
    </>
  );
}
