import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey, recordKey } from "../../data/query-keys.ts";
import { useAddChange } from "../../data/use-add-change.ts";
import { useSubmissions } from "../../data/use-submissions.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useText } from "../../i18n/use-text.ts";
import { toExactJson } from "../../lib/exact-json.ts";
import { isObject } from "../../lib/json-object.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { EntityForm } from "../edit/entity-form.tsx";
import { defaultsOf } from "../form-data/form-data.ts";
import { useOverrides } from "../overrides/overrides-context.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { RecordSkeleton } from "../page/record-skeleton.tsx";
import { useCrumbs } from "../page/use-crumbs.ts";
import { useStepBack } from "../page/use-step-back.ts";
import { toRecordLink } from "../record/to-record-link.ts";
import { afterCreate, startOf, toCopy } from "../saving/new-record.ts";
import type { SaveOutcome, SaveRun } from "../saving/use-submit.ts";
import { useUndoCreation } from "../writes/use-undo.ts";

export interface CreateScreenProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/** The values of a deleted record that could not be restored, from the trash; null for other forms. */
function useGivenRecord() {
  const state: unknown = useLocation().state;
  return isObject(state) && isObject(state["copy"]) ? state["copy"] : null;
}

/**
 * Create form of any entity. Starts with the defaults, or with a copy of the record in `?from=`.
 *
 * @example
 * <CreateScreen screens={ticketScreens} form={{ schema: ticketCreateSchema, validate: validateTicketCreate }} />
 */
export function CreateScreen({ screens, form }: CreateScreenProps) {
  const { t } = useText();
  const from = useSearchParams()[0].get("from");
  const given = useGivenRecord();
  const client = useEntityClient(screens.entity);
  const copied = useQuery({
    queryKey: recordKey(screens.entity, from ?? ""),
    enabled: from !== null && client.get !== undefined,
    queryFn: ({ signal }) => client.get?.(from ?? "", { signal }) ?? Promise.reject(new TypeError("No such call")),
  });
  const isWaiting = from !== null && client.get !== undefined && !copied.data;
  const source = copied.data?.record ?? given;
  const copy = source && screens.form ? toCopy(screens.form.uiSchema, form.schema, source) : {};
  return (
    <>
      <PageHeader title={t(screens.messages.create)} crumbs={useCrumbs(screens)} />
      {isWaiting && copied.error ? (
        <LoadFailure error={copied.error} onRetry={() => void copied.refetch()} listPath={screens.routes.list} />
      ) : null}
      {isWaiting && !copied.error ? <RecordSkeleton /> : null}
      {isWaiting ? null : (
        <CreateForm key={from} screens={screens} form={form} initial={{ ...defaultsOf(form.schema), ...copy }} />
      )}
    </>
  );
}

const NOTHING: FormData = {};

interface CreateFormProps extends CreateScreenProps {
  readonly initial: FormData;
}

function CreateForm({ screens, form, initial }: CreateFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useEntityClient(screens.entity);
  const submit = useSubmissions();
  const created = useRef<unknown>(undefined);
  const sent = useRef<FormData>(NOTHING);
  const [isMade, setMade] = useState(false);
  const { created: Created } = useOverrides(screens.entity);

  const save = async (body: FormData, { signal }: SaveRun): Promise<SaveOutcome> => {
    sent.current = body;
    // The schema already validated the body; it is generated from the same source as the client's type.
    created.current = await submit(
      toExactJson(body),
      async (options) => await client.create?.(body as never, { ...options, signal }),
    );
    return "saved";
  };
  const addChange = useAddChange();
  const toUndo = useUndoCreation(screens);
  const toSavedAction = () => {
    const { current: record } = created;
    const undo = toUndo([record]);
    // Without an undo, the response is not a record of this list.
    return addChange({
      text: t(screens.messages.created),
      ...(undo ? toRecordLink(screens, record as EntityRecord) : {}),
      undo,
    });
  };
  const stepBack = useStepBack(startOf(screens.routes));
  const leave = () => void navigate(afterCreate(screens, created.current), { replace: true });
  const handleSaved = () => {
    if (Created) {
      setMade(true);
    } else {
      leave();
    }
  };
  return (
    <>
      <EntityForm
        screens={screens}
        form={form}
        initial={initial}
        isNew
        lookAt={screens.routes.list}
        save={save}
        savedText={t(screens.messages.created)}
        isQuiet={Boolean(Created)}
        toSavedAction={toSavedAction}
        // An entity without a list creates records of another entity, so invalidate everything.
        toInvalidate={screens.routes.list ? { queryKey: entityKey(screens.entity) } : {}}
        onSaved={handleSaved}
        onCancel={stepBack}
        {...(screens.routes.list ? {} : { submitLabel: t(screens.messages.create) })}
      />
      {Created && isMade ? <Created answer={created.current} sent={sent.current} onDone={leave} /> : null}
    </>
  );
}
