import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FormModule, FormUiSchema } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import { entityKey, recordKey } from "../../data/query-keys.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isRecordId } from "../../fields/relation-options.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useOverrides } from "../overrides/overrides-context.ts";
import { RecordSkeleton } from "../record-skeleton.tsx";
import { useCrumbs } from "../use-crumbs.ts";
import { EntityForm } from "./entity-form.tsx";
import { defaultsOf, pruneToSchema, withoutHidden } from "./form-data.ts";
import type { SaveOutcome } from "./use-submit.ts";

export interface CreateScreenProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly form: FormModule;
}

/** Every entity's create form: empty but for the defaults, or a copy of the record that `?from=` names. */
export function CreateScreen({ screens, form }: CreateScreenProps) {
  const { t } = useText();
  const from = useSearchParams()[0].get("from");
  const client = useEntityClient(screens.entity);
  const copied = useQuery({
    queryKey: recordKey(screens.entity, from ?? ""),
    enabled: from !== null && client.get !== undefined,
    queryFn: ({ signal }) => client.get?.(from ?? "", { signal }) ?? Promise.reject(new TypeError("No such call")),
  });
  const isWaiting = from !== null && client.get !== undefined && !copied.data;
  const copy = copied.data && screens.form ? toCopy(screens.form.uiSchema, form.schema, copied.data.record) : {};
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

/** What a new record takes over from the one it copies. */
function toCopy(uiSchema: FormUiSchema, schema: JsonSchema, record: EntityRecord): FormData {
  return withoutHidden(pruneToSchema(schema, record) as FormData, uiSchema);
}

interface CreateFormProps extends CreateScreenProps {
  readonly initial: FormData;
}

/** Where to go from a form that has made something: its page, else the list, else home. */
function afterCreate({ routes }: EntityScreens<MessageKey>, created: unknown): string {
  const id: unknown = typeof created === "object" && created !== null ? Reflect.get(created, "id") : undefined;
  return routes.show && isRecordId(id) ? toRecordPath(routes.show, id) : startOf(routes);
}

/** The list, else what lies above the form: `/coupons` of `/coupons/generate`. */
function startOf({ list, create }: EntityScreens<MessageKey>["routes"]): string {
  return list ?? (create?.replace(/\/[^/]*$/, "") || "/");
}

function CreateForm({ screens, form, initial }: CreateFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const client = useEntityClient(screens.entity);
  const created = useRef<unknown>(undefined);
  const [isMade, setMade] = useState(false);
  const { created: Created } = useOverrides(screens.entity);

  const save = async (body: FormData): Promise<SaveOutcome> => {
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    created.current = await client.create?.(body as never);
    return "saved";
  };
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
        save={save}
        savedText={t(screens.messages.created)}
        // What has no list of its own makes records of another entity.
        toInvalidate={screens.routes.list ? { queryKey: entityKey(screens.entity) } : {}}
        onSaved={handleSaved}
        onCancel={() => void navigate(startOf(screens.routes))}
        {...(screens.routes.list ? {} : { submitLabel: t(screens.messages.create) })}
      />
      {Created && isMade ? <Created answer={created.current} onDone={leave} /> : null}
    </>
  );
}
