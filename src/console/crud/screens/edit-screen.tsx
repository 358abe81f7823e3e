import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useCachedRecord } from "../../data/cached-record.ts";
import { entityKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useRecord } from "../../data/use-record.ts";
import { useText } from "../../i18n/use-text.ts";
import { useUsername } from "../../session/session-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { idleComponent, lazyComponent } from "../../ui/lazy-component.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { readDraft } from "../edit/draft/draft-store.ts";
import { EntityForm } from "../edit/entity-form.tsx";
import { knownFields } from "../edit/known-fields.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { MissingRecord } from "../page/missing-record.tsx";
import { RecordSkeleton } from "../page/record-skeleton.tsx";
import { useCrumbs } from "../page/use-crumbs.ts";
import { useStepBack, useStepOn } from "../page/use-step-back.ts";
import { recordTitle } from "../record/record-title.ts";
import { useUndoUpdate } from "../saving/use-undo-update.ts";
import { useUpdate } from "../saving/use-update.ts";

const ConflictDialog = lazyComponent(async () => (await import("../saving/conflict-dialog.tsx")).ConflictDialog);
const OtherEditors = idleComponent(async () => (await import("../edit/other-editors.tsx")).OtherEditors);
const GoneDialog = lazyComponent(async () => (await import("../saving/gone-dialog.tsx")).GoneDialog);

export interface EditScreenProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/**
 * Edit form of any entity, opened on the current version of the record.
 *
 * @example
 * <EditScreen screens={ticketScreens} form={{ schema: ticketUpdateSchema, validate: validateTicketUpdate }} />
 */
export function EditScreen({ screens, form }: EditScreenProps) {
  const { t } = useText();
  const { id, query } = useRecord(screens.entity, { isFresh: true });
  const crumbs = useCrumbs(screens);
  const early = useEarly(screens, form, id);
  if (id === "") {
    return <EmptyState kind="failed" title={t("crud.idRequired")} />;
  }
  // A cached record may be stale: it is displayed early, but the form is based on the fetched one.
  const loaded = query.data && query.isFetchedAfterMount ? query.data : null;
  if (loaded || early) {
    const failure = loaded ? null : query.error;
    return (
      <>
        {failure ? (
          <LoadFailure
            error={failure}
            onRetry={() => void query.refetch()}
            listPath={screens.routes.list}
            missing={<MissingRecord entity={screens.entity} id={String(id)} />}
          />
        ) : null}
        <div hidden={failure !== null}>
          <EditRecord key={id} screens={screens} form={form} id={id} loaded={loaded} early={early} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t(screens.messages.edit)} crumbs={crumbs} />
      {query.error ? (
        <LoadFailure
          error={query.error}
          onRetry={() => void query.refetch()}
          listPath={screens.routes.list}
          missing={<MissingRecord entity={screens.entity} id={String(id)} />}
        />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

interface EditHeaderProps {
  readonly screens: EditScreenProps["screens"];
  readonly id: RecordId;
  /** Title of the record. */
  readonly title: string;
}

/** The page's title, and the hint who else edits the record. */
function EditHeader({ screens, id, title }: EditHeaderProps) {
  const { t } = useText();
  const { presence } = useAbilities();
  const { show } = screens.routes;
  const crumb = { label: title, ...(show ? { to: toRecordPath(show, id) } : {}) };
  return (
    <>
      <PageHeader title={t(screens.messages.edit)} subject={title} crumbs={[...useCrumbs(screens), crumb]} />
      {presence ? <OtherEditors entity={screens.entity} id={id} /> : null}
    </>
  );
}

/** Cached data with which the form can open before the record is loaded. */
interface Early {
  readonly record: EntityRecord;
  readonly known: ReadonlySet<string>;
}

/** Cached values of the record if they suffice to open the form. Drafts and custom layouts need the complete record. */
function useEarly(screens: EditScreenProps["screens"], form: FormModule, id: RecordId): Early | null {
  const record = useCachedRecord(screens.entity, id);
  const { form: Override, widgets } = useOverrides(screens.entity);
  const { pathname, search } = useLocation();
  const username = useUsername();
  const [early] = useState((): Early | null => {
    const isOwn = Override !== null || Object.keys(widgets).length > 0;
    if (record === null || isOwn || readDraft(pathname + search, username)) {
      return null;
    }
    const known = knownFields(screens, form, record);
    return known ? { record, known } : null;
  });
  return early;
}

interface EditRecordProps extends EditScreenProps {
  readonly id: RecordId;
  readonly loaded: Loaded<EntityRecord> | null;
  readonly early: Early | null;
}

const NOTHING_YET: Loaded<EntityRecord> = { record: { id: "" }, etag: null };

/** The version that the form is based on: the first loaded one, even if the query refetches, or one that replaces it. */
function useBase(loaded: EditRecordProps["loaded"], early: Early | null) {
  const [settled, setBase] = useState(loaded);
  const known = useMemo(() => (early ? { record: early.record, etag: null } : NOTHING_YET), [early]);
  const [edition, setEdition] = useState(0);
  const replace = (version: Loaded<EntityRecord>) => {
    setBase(version);
    setEdition(edition + 1);
  };
  return { base: settled ?? known, setBase, edition, replace };
}

/** Leaves a page whose form has unsaved changes that were saved to another record: unmounts the form first. */
function useLeave() {
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  const leaveFor = (path: string) => {
    flushSync(() => setLeft(true));
    void navigate(path, { replace: true });
  };
  return { isLeft, leaveFor };
}

function EditRecord({ screens, form, id, loaded, early }: EditRecordProps) {
  const { t } = useText();
  const { base, setBase, edition, replace } = useBase(loaded, early);
  const { isLeft, leaveFor } = useLeave();
  const formFields = useMemo(() => Object.keys(form.schema.properties ?? {}), [form]);
  const { save, saveMerged, conflict, gone, forget } = useUpdate({ screens, id, base, formFields });
  const { routes } = screens;
  const back = routes.show ? toRecordPath(routes.show, id) : (routes.list ?? "/");
  const lookAt = routes.show ? back : routes.list;
  const stepBack = useStepBack(back);
  const undoing = useUndoUpdate({ screens, base: base.record, formFields });

  const saved = {
    savedText: t(screens.messages.updated),
    toSavedAction: undoing.toAction,
    toInvalidate: { queryKey: entityKey(screens.entity) },
    onSaved: useStepOn(back),
  };
  if (isLeft) {
    return <RecordSkeleton />;
  }
  return (
    <>
      <EditHeader screens={screens} id={id} title={recordTitle(screens, base.record)} />
      <EntityForm
        key={edition}
        screens={screens}
        form={form}
        initial={base.record}
        {...(early && edition === 0 ? { early: { known: early.known, loaded, onBase: setBase } } : {})}
        lookAt={lookAt}
        save={(body, run) => {
          undoing.keep(body);
          return save(body, run);
        }}
        {...saved}
        onCancel={stepBack}
      />
      {gone ? <GoneDialog screens={screens} form={form} mine={gone} onMade={leaveFor} onClose={forget} /> : null}
      {conflict ? (
        <ConflictDialog
          screens={screens}
          base={base.record}
          mine={conflict.mine}
          theirs={conflict.theirs.record}
          clashes={conflict.clashes}
          lookAt={lookAt}
          onTakeTheirs={() => {
            forget();
            replace(conflict.theirs);
          }}
          save={saveMerged}
          {...saved}
          onSaved={() => leaveFor(back)}
          onClose={forget}
        />
      ) : null}
    </>
  );
}
