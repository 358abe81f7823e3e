import { useCallback, useRef, useState } from "react";
import { useEntityClient } from "../../data/entity-client.ts";
import type { FormData } from "../../fields/form-store.ts";
import { toMissingCall } from "../is-missing.ts";
import type { Choices } from "./merge-versions.ts";
import type { SaveOutcome, SaveRun } from "./use-submit.ts";
import { type Conflict, isGone, type Writing, writeChosen, writeMine } from "./write-versions.ts";

interface UpdateOptions extends Omit<Writing, "client" | "signal"> {
  readonly entity: string;
}

/** Of a save that nobody breaks off, or follows. */
const ALONE: SaveRun = { signal: new AbortController().signal, follow: () => undefined };

/** Saves a record with optimistic concurrency control: without losing what somebody else saved meanwhile. */
export function useUpdate({ entity, id, base, formFields }: UpdateOptions) {
  const client = useEntityClient(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState<FormData | null>(null);
  const current = useRef(ALONE);

  /** Writes, and halts where something has to be chosen first, or where the record is not there any more. */
  const attempt = useCallback(
    async (mine: FormData, write: (writing: Writing) => Promise<Conflict | null>): Promise<SaveOutcome> => {
      const { signal } = current.current;
      try {
        const found = await write({ client, id, base, formFields, signal });
        setConflict(found);
        return found ? "halted" : "saved";
      } catch (error) {
        if (!(await isGone({ client, id }, error))) {
          throw toMissingCall(error);
        }
        setConflict(null);
        setGone(mine);
        return "halted";
      }
    },
    [client, id, base, formFields],
  );

  const save = useCallback(
    async (body: FormData, run = ALONE): Promise<SaveOutcome> => {
      current.current = run;
      return await attempt(body, (writing) => writeMine(writing, body));
    },
    [attempt],
  );

  /** Saves both versions put together: of what both changed, what was chosen, else mine. */
  const saveMerged = useCallback(
    async (choices: Choices): Promise<SaveOutcome> => {
      if (!conflict) {
        return "saved";
      }
      return await attempt(conflict.mine, async (writing) => {
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
