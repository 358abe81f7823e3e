import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../crud/page/load-failure.tsx";
import { useAbilities } from "../data/abilities.ts";
import { useStaffCalls } from "../data/backend-contexts.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useText } from "../i18n/use-text.ts";
import { useSession } from "../session/session-context.tsx";
import { idleComponent } from "../ui/lazy-component.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import buttons from "../ui/plain-button.module.css";
import { CardTable } from "./card-table.tsx";
import { Device } from "./device.tsx";
import { FactorSection } from "./factor-section.tsx";
import { ProofGate } from "./proof-gate.tsx";
import { ShortTime } from "./short-time.tsx";

const BackendSessionsPanel = idleComponent(async () => (await import("./backend-sessions.tsx")).BackendSessionsPanel);

const NoticePanel = idleComponent(async () => (await import("./notice-section.tsx")).NoticeSection);

const QUERY = ["own-sessions"];

/** The devices on which the user is signed in, with buttons to end one or all sessions, and the connected backends. */
export function OwnSessionsScreen() {
  const { t } = useText();
  const calls = useStaffCalls();
  const session = useSession();
  const { secondFactor, notices } = useAbilities();
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: calls.sessions });
  const end = useBackendMutation({
    call: calls.endSession,
    toInvalidate: () => ({ queryKey: QUERY }),
    keyOf: (id) => id,
  });
  // The current session has ended too: clear its local state.
  const endAll = useBackendMutation({
    call: (_: undefined) => calls.endAllSessions(),
    onDone: () => void session.signOut().catch(() => undefined),
  });
  if (error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  const all = (
    <button
      type="button"
      className={buttons["button"]}
      disabled={endAll.isPending}
      onClick={() => void endAll.run(undefined)}
    >
      {t("screen.sessions.endAll")}
    </button>
  );
  return (
    <>
      <PageHeader title={t("screen.sessions.title")} crumbs={[{ label: t("menu.home"), to: "/" }]} actions={all} />
      <CardTable
        columns={{
          browser: t("screen.sessions.browser"),
          address: t("screen.sessions.address"),
          lastUsed: t("screen.staff.lastUsed"),
          end: t("screen.staff.tasks"),
        }}
        rows={
          data?.map(({ id, userAgent, address = "–", lastUsedAt, isCurrent }) => ({
            key: id,
            cells: {
              browser: <Device userAgent={userAgent} />,
              address,
              lastUsed: <ShortTime at={lastUsedAt} />,
              end: isCurrent ? (
                t("screen.sessions.current")
              ) : (
                <button type="button" className={buttons["button"]} onClick={() => void end.run(id)}>
                  {t("screen.sessions.end")}
                </button>
              ),
            },
          })) ?? null
        }
      />
      {secondFactor ? (
        <ProofGate>
          <FactorSection />
        </ProofGate>
      ) : null}
      {notices ? <NoticePanel /> : null}
      <BackendSessionsPanel />
    </>
  );
}
