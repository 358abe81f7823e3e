import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import type { ApiKeyRow, CreatedApiKey } from "../../contract/api-keys.ts";
import { ApiError } from "../api/api-error.ts";
import { LoadFailure } from "../crud/page/load-failure.tsx";
import { useAbilities } from "../data/abilities.ts";
import { createApiKeyCalls } from "../data/api-key-calls.ts";
import { useTransport } from "../data/backend-contexts.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { errorText } from "../i18n/error-text.ts";
import { type ApiKeyTranslate, useApiKeyText } from "../i18n/use-api-key-text.ts";
import { useText } from "../i18n/use-text.ts";
import { useOneAtATime } from "../lib/use-one-at-a-time.ts";
import { useOpenWork } from "../session/open-work.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import buttons from "../ui/plain-button.module.css";
import { ApiKeyForm } from "./api-key-form.tsx";
import { ApiKeyTable, type ApiKeyTask } from "./api-key-table.tsx";
import factorStyles from "./factors.module.css";
import { ProofGate } from "./proof-gate.tsx";
import { RotateApiKey } from "./rotate-api-key.tsx";
import styles from "./staff.module.css";

const QUERY = ["api-keys"];

/** API keys of services, for administrators: create, rotate and revoke. Not found if the backend has none. */
export function ApiKeysScreen() {
  const { t } = useText();
  if (useAbilities().apiKeys !== true) {
    return <EmptyState kind="none" heading="h1" title={t("shell.notFound.title")} text={t("shell.notFound.text")} />;
  }
  return (
    <Suspense fallback={null}>
      <ProofGate>
        <ApiKeys />
      </ProofGate>
    </Suspense>
  );
}

/** A key with a pending task. */
interface Asked {
  readonly task: ApiKeyTask;
  readonly row: ApiKeyRow;
}

/** The keys and the calls that change them. */
function useApiKeys() {
  const { t } = useApiKeyText();
  const transport = useTransport();
  const calls = useMemo(() => createApiKeyCalls(transport), [transport]);
  const list = useQuery({ queryKey: QUERY, queryFn: calls.list });
  const toInvalidate = () => ({ queryKey: QUERY });
  const onError = (failure: unknown) => [{ kind: "error" as const, text: problemText(t, failure) }];
  const onAnswer = () => [{ kind: "success" as const, text: t("apiKeys.revoked") }];
  return {
    list,
    create: useBackendMutation({ call: calls.create, toInvalidate, onError, isSecret: true }),
    rotate: useBackendMutation({ call: calls.rotate, toInvalidate, onError, isSecret: true }),
    revoke: useBackendMutation({ call: calls.revoke, toInvalidate, onAnswer }),
  };
}

function ApiKeys() {
  const { t } = useApiKeyText();
  const { list, create, rotate, revoke } = useApiKeys();
  const { data, error, refetch } = list;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  /** Shows the secret of a new key. Returns false if there is none. */
  const show = (answer: CreatedApiKey | undefined) => {
    if (answer !== undefined) {
      setCreated(answer);
      setAsked(null);
    }
    return answer !== undefined;
  };
  if (error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  const rotated = asked?.task === "rotate" ? asked.row : null;
  const revoked = asked?.task === "revoke" ? asked.row : null;
  return (
    <>
      <PageHeader title={t("screen.apiKeys.title")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <p className={factorStyles["lead"]}>{t("apiKeys.text")}</p>
      {data !== undefined && (
        <ApiKeyForm
          scopes={data.scopes}
          isBusy={create.isPending}
          onCreate={async (given) => show(await create.run(given))}
        />
      )}
      {created !== null && <NewSecret created={created} onDone={() => setCreated(null)} />}
      {rotated !== null && (
        <RotateApiKey
          key={rotated.id}
          row={rotated}
          isBusy={rotate.isPending}
          onRotate={async (rotation) => void show(await rotate.run({ id: rotated.id, ...rotation }))}
          onCancel={() => setAsked(null)}
        />
      )}
      {data?.total === 0 ? (
        <p className={factorStyles["card"]}>{t("apiKeys.none")}</p>
      ) : (
        <ApiKeyTable rows={data?.data ?? null} onTask={(task, row) => setAsked({ task, row })} />
      )}
      <RevokeDialog row={revoked} revoke={revoke} onClose={() => setAsked(null)} />
    </>
  );
}

interface RevokeDialogProps {
  /** Null while the dialog is closed. */
  readonly row: ApiKeyRow | null;
  readonly revoke: ReturnType<typeof useApiKeys>["revoke"];
  readonly onClose: () => void;
}

/** Confirms that a key becomes invalid. */
function RevokeDialog({ row, revoke, onClose }: RevokeDialogProps) {
  const { t } = useApiKeyText();
  const confirm = useOneAtATime(async ({ id }: ApiKeyRow) => {
    await revoke.run(id);
    onClose();
  });
  return (
    <ConfirmDialog
      open={row !== null}
      title={t("apiKeys.revoke")}
      text={t("apiKeys.revokeText", { name: row?.name ?? "" })}
      confirmLabel={t("apiKeys.revoke")}
      danger
      busy={revoke.isPending}
      onConfirm={() => row && confirm(row)}
      onClose={onClose}
    />
  );
}

function problemText(t: ApiKeyTranslate, error: unknown): string {
  const isTaken = error instanceof ApiError && error.details.some(({ code }) => code === "unique");
  return isTaken ? t("apiKeys.taken") : errorText(t, error);
}

interface NewSecretProps {
  readonly created: CreatedApiKey;
  readonly onDone: () => void;
}

/** A new key. It is displayed only once, to be stored in the service. */
function NewSecret({ created: { key, secret }, onDone }: NewSecretProps) {
  const { t } = useApiKeyText();
  useOpenWork(() => true);
  return (
    <div className={styles["link"]}>
      <output>
        <p>{t("apiKeys.secret", { name: key.name })}</p>
        <code>{secret}</code>
      </output>
      <CopyButton text={secret} label={t("apiKeys.copy")} />
      <div className={factorStyles["row"]}>
        <button type="button" className={buttons["button"]} onClick={onDone}>
          {t("apiKeys.hide")}
        </button>
      </div>
    </div>
  );
}
