import { useCallback, useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { ApiError } from "../../api/api-error.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import type { FormData } from "../../fields/form-store.ts";
import { hasDetails, isMissing, isOutdated, toMissingCall } from "../writes/write-errors.ts";
import type { Choices } from "./merge-versions.ts";
import type { SaveOutcome, SaveRun } from "./use-submit.ts";
import type { Conflict, Writing } from "./write-versions.ts";

interface UpdateOptions extends Omit<Writing, "client" | "signal" | "fields"> {
  readonly screens: EntityScreens<MessageKey>;
}

/** Default for a save that cannot be aborted and has no listeners. */
const ALONE: SaveRun = { signal: new AbortController().signal, follow: () => undefined };

/** Lazy-loads the merge code, which is only needed after a conflict or without an ETag. */
async function fetchVersions() {
  try {
    return await import("./write-versions.ts");
  } catch (cause) {
    throw new ApiError({ kind: "network", message: "The console's own files could not be fetched", cause });
  }
}

/** Sends an update with the version that it is based on. Compares with the current version if that one is outdated or unknown. */
async function sendUpdate(writing: Writing, body: FormData): Promise<Conflict | null> {
  const { client, id, base, signal } = writing;
  if (base.etag === null) {
    return await (await fetchVersions()).writeMine(writing, body);
  }
  try {
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    await client.update?.(id, body as never, { etag: base.etag, before: base.record, signal });
    return null;
  } catch (error) {
    if (!isOutdated(error)) {
      throw error;
    }
    return await (await fetchVersions()).writeMine(writing, body, error);
  }
}

/** Saves a record with optimistic concurrency control, so that concurrent changes of others are not lost. */
export function useUpdate({ screens: { entity, fields }, id, base, formFields }: UpdateOptions) {
  const client = useEntityClient(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState<FormData | null>(null);
  const current = useRef(ALONE);

  /** Runs a write. Halts on a conflict, or if the record was deleted in the meantime. */
  const attempt = useCallback(
    async (mine: FormData, write: (writing: Writing) => Promise<Conflict | null>): Promise<SaveOutcome> => {
      const { signal } = current.current;
      try {
        const found = await write({ client, id, base, formFields, fields, signal });
        setConflict(found);
        return found ? "halted" : "saved";
      } catch (error) {
        const isGone = isMissing(error) && !hasDetails(error) && (await client.get?.(id).then(() => false, isMissing));
        if (!isGone) {
          throw toMissingCall(error);
        }
        setConflict(null);
        setGone(mine);
        return "halted";
      }
    },
    [client, id, base, formFields, fields],
  );

  const save = useCallback(
    async (body: FormData, run = ALONE): Promise<SaveOutcome> => {
      current.current = run;
      return await attempt(body, (writing) => sendUpdate(writing, body));
    },
    [attempt],
  );

  /** Saves the merged record. Clashes take the chosen side, `mine` by default. */
  const saveMerged = useCallback(
    async (choices: Choices): Promise<SaveOutcome> => {
      if (!conflict) {
        return "saved";
      }
      return await attempt(conflict.mine, async (writing) => {
        const { writeChosen } = await fetchVersions();
        const { merged, conflict: found } = await writeChosen(writing, conflict, choices);
        if (!found) {
          current.current.follow(merged);
        }
        return found;
      });
    },
    [conflict, attempt],
  );

  const forget = useCallback(() => {
    setConflict(null);
    setGone(null);
  }, []);
  return { save, saveMerged, conflict, gone, forget };
}
