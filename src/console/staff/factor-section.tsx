import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import type { FactorList, FactorRow, TotpEnrolment } from "../../contract/factors.ts";
import { LoadFailure } from "../crud/page/load-failure.tsx";
import { useTransport } from "../data/backend-contexts.ts";
import { createFactorCalls, type FactorCalls } from "../data/factor-calls.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { EMPTY_DATE } from "../fields/date-text.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { hasPasskeys } from "../session/passkeys.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import buttons from "../ui/plain-button.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { CardTable } from "./card-table.tsx";
import { factorProblem } from "./factor-problem.ts";
import styles from "./factors.module.css";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RenameFactor } from "./rename-factor.tsx";
import { ShortTime } from "./short-time.tsx";
import { TotpForm } from "./totp-form.tsx";

const QUERY = ["own-factors"];

/** The user's own second factors, for a page of the user. */
export function FactorSection() {
  return (
    <Suspense fallback={null}>
      <OwnFactors />
    </Suspense>
  );
}

/** The user's own second factors: add, remove, and new recovery codes. */
function OwnFactors() {
  const { t } = useFactorText();
  const transport = useTransport();
  const calls = useMemo(() => createFactorCalls(transport), [transport]);
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: calls.list });
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useBackendMutation({
    call: (_: undefined) => calls.startTotp(),
    onDone: setEnrolment,
    isSecret: true,
  });
  if (error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  const isBusy = enrolment !== null || codes !== null;
  return (
    <section className={styles["section"]} aria-label={t("factors.title")}>
      <div className={styles["head"]}>
        <h2 className={styles["heading"]}>{t("factors.title")}</h2>
        <div className={styles["row"]}>
          {data?.hasPasskeys === true && hasPasskeys() && (
            <AddPasskey
              calls={calls}
              isDisabled={isBusy}
              onDone={({ recoveryCodes }) => {
                setCodes(recoveryCodes ?? null);
                void refetch();
              }}
            />
          )}
          <button
            type="button"
            className={buttons["button"]}
            disabled={isBusy}
            onClick={() => void start.run(undefined)}
          >
            {t("factors.add")}
          </button>
        </div>
      </div>
      <p className={styles["lead"]}>{t(data?.isRequired === true ? "factors.required" : "factors.text")}</p>
      {enrolment !== null && (
        <TotpForm
          calls={calls}
          enrolment={enrolment}
          onCancel={() => setEnrolment(null)}
          onDone={({ recoveryCodes }) => {
            setEnrolment(null);
            setCodes(recoveryCodes ?? null);
            void refetch();
          }}
        />
      )}
      {codes !== null && (
        <div className={styles["card"]}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        </div>
      )}
      <Factors calls={calls} list={data ?? null} />
      {data !== undefined && data.total > 0 && codes === null && (
        <RecoveryState calls={calls} left={data.recoveryCodes} onCodes={setCodes} />
      )}
    </section>
  );
}

/** The table of factors; null while loading. */
function Factors({ calls, list }: { readonly calls: FactorCalls; readonly list: FactorList | null }) {
  const { t } = useFactorText();
  const [asked, setAsked] = useState<FactorRow | null>(null);
  const [renamed, setRenamed] = useState<FactorRow | null>(null);
  const remove = useBackendMutation({
    call: calls.remove,
    toInvalidate: () => ({ queryKey: QUERY }),
    onAnswer: () => [{ kind: "success" as const, text: t("factors.removed") }],
    onError: (error) => [{ kind: "error" as const, text: factorProblem(t, error) }],
    onSettled: () => setAsked(null),
  });
  if (list?.total === 0) {
    return <p className={styles["card"]}>{t("factors.none")}</p>;
  }
  const toTime = (at: string | undefined) => (at === undefined ? EMPTY_DATE : <ShortTime at={at} />);
  return (
    <>
      <CardTable
        columns={{
          kind: t("factors.kind"),
          added: t("factors.addedAt"),
          lastUsed: t("screen.staff.lastUsed"),
          tasks: t("screen.staff.tasks"),
        }}
        rows={
          list?.data.map((factor) => ({
            key: factor.id,
            cells: {
              kind: factor.name === "" ? t(`factors.kind.${factor.kind}`) : factor.name,
              added: toTime(factor.createdAt),
              lastUsed: toTime(factor.lastUsedAt),
              tasks: (
                <div className={styles["row"]}>
                  <button type="button" className={buttons["button"]} onClick={() => setRenamed(factor)}>
                    {t("factors.rename")}
                  </button>
                  <button type="button" className={buttons["button"]} onClick={() => setAsked(factor)}>
                    {t("factors.remove")}
                  </button>
                </div>
              ),
            },
          })) ?? null
        }
      />
      {renamed !== null && (
        <RenameFactor
          key={renamed.id}
          factor={renamed}
          calls={calls}
          toInvalidate={() => ({ queryKey: QUERY })}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t("factors.removeTitle")}
        text={t("factors.removeText")}
        confirmLabel={t("factors.remove")}
        danger
        busy={remove.isPending}
        onConfirm={() => void (asked && remove.run(asked.id))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface RecoveryStateProps {
  readonly calls: FactorCalls;
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The number of unused recovery codes, and a button to replace them. */
function RecoveryState({ calls, left, onCodes }: RecoveryStateProps) {
  const { t } = useFactorText();
  const [isAsked, setAsked] = useState(false);
  const renew = useBackendMutation({
    call: (_: undefined) => calls.renewRecoveryCodes(),
    toInvalidate: () => ({ queryKey: QUERY }),
    onDone: onCodes,
    onSettled: () => setAsked(false),
    isSecret: true,
  });
  return (
    <section className={styles["card"]} aria-label={t("factors.recovery")}>
      <h2 className={styles["heading"]}>{t("factors.recovery")}</h2>
      <p>{t("factors.recoveryLeft", { count: left })}</p>
      <div className={styles["row"]}>
        <button type="button" className={buttons["button"]} onClick={() => setAsked(true)}>
          {t("factors.renew")}
        </button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t("factors.renew")}
        text={t("factors.renewText")}
        confirmLabel={t("factors.renew")}
        busy={renew.isPending}
        onConfirm={() => void renew.run(undefined)}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}
