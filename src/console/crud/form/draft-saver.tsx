import { useCallback } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonSchema } from "../../../contract/json-schema.ts";
import { useFormScope } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { useSessionEnd, useUsername } from "../../session/session-context.tsx";
import type { EndReason } from "../../session/session-events.ts";
import { saveDraft, withoutSecrets } from "./draft-store.ts";

interface DraftSaverProps {
  readonly schema: JsonSchema;
  /** What the form opened with. */
  readonly getBase: () => FormData;
}

/** Keeps what was typed when the session ends under an open form; who signs out on purpose means to leave it. */
export function DraftSaver({ schema, getBase }: DraftSaverProps) {
  const { store } = useFormScope();
  const { pathname, search } = useLocation();
  // Read while there is a session: at its end, the token that tells is gone.
  const username = useUsername();
  const keep = useCallback(
    (reason: EndReason) => {
      if (reason !== "signedOut" && store.isDirty()) {
        // What is still being typed belongs to what is kept.
        flushSync(() => store.flushPending());
        const [old, data] = [getBase(), store.getData()].map((each) => withoutSecrets(schema, each));
        saveDraft(pathname + search, { username, base: old ?? {}, data: data ?? {} });
      }
    },
    [store, schema, getBase, pathname, search, username],
  );
  useSessionEnd(keep);
  return null;
}
