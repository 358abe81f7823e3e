import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import { entityKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useRecord } from "../../data/use-record.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { RecordSkeleton } from "../record-skeleton.tsx";
import { recordTitle } from "../record-title.ts";
import { useCrumbs } from "../use-crumbs.ts";
import { useStepBack } from "../use-step-back.ts";
import { EntityForm } from "./entity-form.tsx";
import { useUndoUpdate } from "./use-undo-update.ts";
import { useUpdate } from "./use-update.ts";

const ConflictDialog = lazyPart(() => loadThemed(async () => (await import("./conflict-dialog.tsx")).ConflictDialog));
const GoneDialog = lazyPart(() => loadThemed(async () => (await import("./gone-dialog.tsx")).GoneDialog));

export interface EditScreenProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/** Every entity's edit form, over the record as the backend holds it now. */
export function EditScreen({ screens, form }: EditScreenProps) {
  const { t } = useText();
  const { id, query } = useRecord(screens.entity, { isFresh: true });
  const crumbs = useCrumbs(screens);
  if (id === "") {
    return <EmptyState kind="failed" title={t("crud.idRequired")} />;
  }
  // What is cached may be old: a form over it would lose somebody's change.
  if (query.data && query.isFetchedAfterMount) {
    return <EditRecord key={id} screens={screens} form={form} id={id} loaded={query.data} />;
  }
  return (
    <>
      <PageHeader title={t(screens.messages.edit)} crumbs={crumbs} />
      {query.error ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} listPath={screens.routes.list} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

interface EditRecordProps extends EditScreenProps {
  readonly id: RecordId;
  readonly loaded: Loaded<EntityRecord>;
}

function EditRecord({ screens, form, id, loaded }: EditRecordProps) {
  const { t } = useText();
  const navigate = useNavigate();
  // The first load stays what the form is about, whatever is fetched behind its back.
  const [base, setBase] = useState(loaded);
  const [edition, setEdition] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const formFields = useMemo(() => Object.keys(form.schema.properties ?? {}), [form]);
  const { save, saveMerged, conflict, gone, forget } = useUpdate({ entity: screens.entity, id, base, formFields });
  const { routes } = screens;
  const back = routes.show ? toRecordPath(routes.show, id) : (routes.list ?? "/");

  const stepBack = useStepBack(back);
  const undoing = useUndoUpdate({ entity: screens.entity, base: base.record, formFields });

  const saved = {
    savedText: t(screens.messages.updated),
    savedAction: undoing.action,
    toInvalidate: { queryKey: entityKey(screens.entity) },
    onSaved: () => void navigate(back, { replace: true }),
  };
  /** Without the form, whose unsaved changes have become another record's. */
  const leaveFor = (path: string) => {
    flushSync(() => setLeft(true));
    void navigate(path, { replace: true });
  };
  const takeTheirs = (theirs: Loaded<EntityRecord>) => {
    forget();
    setBase(theirs);
    setEdition(edition + 1);
  };
  const crumbs = useCrumbs(screens);
  if (isLeft) {
    return <RecordSkeleton />;
  }
  return (
    <>
      <PageHeader
        title={t(screens.messages.edit)}
        subject={recordTitle(screens, base.record)}
        crumbs={[...crumbs, { label: recordTitle(screens, base.record), ...(routes.show ? { to: back } : {}) }]}
      />
      <EntityForm
        key={edition}
        screens={screens}
        form={form}
        initial={base.record}
        lookAt={screens.routes.show ? back : screens.routes.list}
        save={(body) => {
          undoing.keep(body);
          return save(body);
        }}
        {...saved}
        onCancel={stepBack}
      />
      {gone ? <GoneDialog screens={screens} form={form} mine={gone} onMade={leaveFor} onClose={forget} /> : null}
      {conflict ? (
        <ConflictDialog
          screens={screens}
          mine={conflict.mine}
          theirs={conflict.theirs.record}
          clashes={conflict.clashes}
          onTakeTheirs={() => takeTheirs(conflict.theirs)}
          save={saveMerged}
          {...saved}
          onSaved={() => leaveFor(back)}
          onClose={forget}
        />
      ) : null}
    </>
  );
}
