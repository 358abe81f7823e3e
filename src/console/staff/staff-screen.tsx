import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { StaffLink, StaffRow } from "../../contract/staff.ts";
import { LoadFailure } from "../crud/page/load-failure.tsx";
import { useStaffCalls, useTransport } from "../data/backend-contexts.ts";
import { createFactorCalls, type FactorCalls } from "../data/factor-calls.ts";
import type { StaffCalls } from "../data/staff-calls.ts";
import { useBackendMutation } from "../data/use-backend-mutation.ts";
import { useFactorText } from "../i18n/use-factor-text.ts";
import { useText } from "../i18n/use-text.ts";
import { toOriginPath } from "../lib/base-path.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { CopyableText } from "../ui/copyable-text.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { InviteForm } from "./invite-form.tsx";
import { ProofGate } from "./proof-gate.tsx";
import styles from "./staff.module.css";
import { StaffTable, type StaffTask } from "./staff-table.tsx";

/** A pending action on a staff user, before its confirmation. */
interface Asked {
  readonly task: StaffTask;
  readonly user: StaffRow;
}

interface MadeLink {
  readonly username: string;
  readonly link: StaffLink;
}

const QUERY = ["staff"];

/** Staff management for administrators: invite, change role, reset and disable. */
export function StaffScreen() {
  return (
    <Suspense fallback={null}>
      <ProofGate>
        <Staff />
      </ProofGate>
    </Suspense>
  );
}

function Staff() {
  const { t } = useFactorText();
  const calls = useStaffCalls();
  const { resetOf } = createFactorCalls(useTransport());
  const { data, error, refetch } = useQuery({ queryKey: QUERY, queryFn: calls.list });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<MadeLink | null>(null);
  const toInvalidate = () => ({ queryKey: QUERY });
  const invite = useBackendMutation({ call: calls.invite, toInvalidate, isSecret: true });
  const work = useBackendMutation({
    call: async (given: Asked) => {
      setMade(null);
      const link = await runTask({ ...calls, resetOf }, given);
      return link && { username: given.user.username, link };
    },
    toInvalidate,
    onDone: setMade,
    onSettled: () => setAsked(null),
    isSecret: true,
  });
  const texts = textsOf(asked?.task ?? "reset");
  const title = t(texts.title);
  if (error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader title={t("screen.staff.title")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <InviteForm
        isBusy={invite.isPending}
        onInvite={async (invitation) => {
          const answer = await invite.run(invitation);
          setMade(answer ? { username: answer.user.username, link: answer.link } : null);
          return answer !== undefined;
        }}
      />
      {made ? <NewLink {...made} /> : null}
      <StaffTable rows={data ?? null} onTask={(task, user) => setAsked({ task, user })} />
      <ConfirmDialog
        open={asked !== null}
        title={title}
        text={t(texts.confirm, { username: asked?.user.username ?? "" })}
        confirmLabel={title}
        danger={asked?.task === "disable"}
        busy={work.isPending}
        onConfirm={() => void (asked && work.run(asked))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Message keys of a task and of its confirmation. */
function textsOf(task: StaffTask) {
  return task === "resetFactors"
    ? ({ title: "factors.reset", confirm: "factors.resetText" } as const)
    : ({ title: `screen.staff.task.${task}`, confirm: `screen.staff.confirm.${task}` } as const);
}

/** Runs a task. Returns the created one-time link, if any. */
async function runTask(
  calls: StaffCalls & Pick<FactorCalls, "resetOf">,
  { task, user }: Asked,
): Promise<StaffLink | null> {
  const { id, name, role, state } = user;
  const same = { name, role, disabled: state === "disabled" };
  switch (task) {
    case "reset":
      return await calls.reset(id);
    case "resetFactors":
      await calls.resetOf(id);
      return null;
    case "endSessions":
      await calls.endSessionsOf(id);
      return null;
    case "disable":
    case "enable":
      await calls.change(id, { ...same, disabled: task === "disable" });
      return null;
    case "makeReader":
    case "makeAdministrator":
      await calls.change(id, { ...same, role: task === "makeReader" ? "reader" : "administrator" });
      return null;
  }
}

interface NewLinkProps {
  readonly username: string;
  readonly link: StaffLink;
}

/** A one-time link. It is displayed only once, to be passed on. */
function NewLink({ username, link }: NewLinkProps) {
  const { t } = useText();
  const address = `${window.location.origin}${toOriginPath("/set-password")}#${link.token}`;
  return (
    <output className={styles["link"]}>
      <p>{t("screen.staff.link", { username })}</p>
      <CopyableText value={address}>
        <code>{address}</code>
      </CopyableText>
    </output>
  );
}
