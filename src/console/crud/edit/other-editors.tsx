import { useEffect, useState } from "react";
import { HEARTBEAT_MS, type OpenEditors } from "../../../contract/presence.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { newIdempotencyKey } from "../../api/idempotency.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { useText } from "../../i18n/use-text.ts";
import styles from "./other-editors.module.css";

interface OtherEditorsProps {
  readonly entity: string;
  readonly id: RecordId;
}

const NOBODY: OpenEditors["others"] = [];

/** A UUID, also on plain HTTP. */
const newPageId = () => newIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/**
 * States to the backend that this page edits a record, and returns who else does. A hint only: a failed call is ignored.
 * While the tab is hidden, there is no call.
 */
function useOtherEditors({ entity, id }: OtherEditorsProps): OpenEditors["others"] {
  const transport = useTransport();
  const [others, setOthers] = useState(NOBODY);
  const recordId = String(id);
  useEffect(() => {
    const request = { path: "/open-editors/{id}", params: { id: newPageId() } } as const;
    const abort = new AbortController();
    const beat = async () => {
      if (document.visibilityState === "hidden") {
        return;
      }
      try {
        const body = { entity, recordId };
        const { signal } = abort;
        const answer = await transport.send<OpenEditors | undefined>({ ...request, method: "PUT", body }, { signal });
        setOthers(answer?.others ?? NOBODY);
      } catch {
        setOthers(NOBODY);
      }
    };
    const handleVisibility = () => void beat();
    void beat();
    const timer = setInterval(handleVisibility, HEARTBEAT_MS);
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleVisibility);
      abort.abort();
      transport.send({ ...request, method: "DELETE" }).catch(() => undefined);
    };
  }, [transport, entity, recordId]);
  return others;
}

/** Names the others who have a record open for editing. Nothing if there are none. */
export function OtherEditors(props: OtherEditorsProps) {
  const { t, language } = useText();
  const others = useOtherEditors(props);
  const names = others.map(({ name, username }) => name || username);
  const who = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  return (
    <p role="status" className={styles["others"]}>
      {names.length > 0 ? t(names.length === 1 ? "presence.others" : "presence.many", { who }) : null}
    </p>
  );
}
