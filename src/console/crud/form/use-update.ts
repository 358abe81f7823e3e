import { useCallback, useRef, useState } from "react";
import type { EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isOutdated } from "../is-outdated.ts";
import { type Choices, type Clash, mergeVersions } from "./merge-versions.ts";
import type { SaveOutcome, SaveRun } from "./use-submit.ts";

/** Two versions of a record, where only one can hold. */
export interface Conflict {
  readonly mine: FormData;
  readonly theirs: Loaded<EntityRecord>;
  /** What both changed, each in another way; all else is put together by itself. */
  readonly clashes: readonly Clash[];
}

interface UpdateOptions {
  readonly entity: string;
  readonly id: RecordId;
  /** The record as the form opened on it. */
  readonly base: Loaded<EntityRecord>;
  /** What the form can change; all else is the backend's. */
  readonly formFields: readonly string[];
}

async function load(client: EntityClient, id: RecordId, { signal }: SaveRun): Promise<Loaded<EntityRecord>> {
  if (!client.get) {
    throw new TypeError("The record cannot be loaded by its id");
  }
  return await client.get(id, { signal });
}

/** The backend gave no version to compare by: looks at the record itself, as it is now. */
async function loadUnversioned(
  client: EntityClient,
  { id, base }: Pick<UpdateOptions, "id" | "base">,
  run: SaveRun,
): Promise<Loaded<EntityRecord> | null> {
  return base.etag === null ? await load(client, id, run) : null;
}

/** Whether the record is not there any more. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [404, 410].includes(error.statusCode) && error.details.length === 0;
}

/** Of a save that nobody breaks off, or follows. */
const ALONE: SaveRun = { signal: new AbortController().signal, follow: () => undefined };

/** Saves a record with optimistic concurrency control: without losing what somebody else saved meanwhile. */
export function useUpdate(options: UpdateOptions) {
  const { entity, id, base, formFields } = options;
  const client = useEntityClient(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState<FormData | null>(null);
  const current = useRef(ALONE);

  const put = useCallback(
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    (body: FormData, etag: string | null) =>
      client.update?.(id, body as never, { etag, signal: current.current.signal }),
    [client, id],
  );

  const saveOnto = useCallback(
    async (body: FormData): Promise<SaveOutcome> => {
      const settle = async (theirs: Loaded<EntityRecord>): Promise<SaveOutcome> => {
        // The form's fields are asked; what else the body holds of mine was worked out of them.
        const fields = [...new Set([...formFields, ...Object.keys(body)])];
        const { merged, clashes } = mergeVersions({ base: base.record, mine: body, theirs: theirs.record }, fields);
        if (clashes.some(({ field }) => formFields.includes(field))) {
          setConflict({ mine: body, theirs, clashes });
          return "halted";
        }
        await put(merged, theirs.etag);
        return "saved";
      };
      const now = await loadUnversioned(client, { id, base }, current.current);
      if (now) {
        return await settle(now);
      }
      try {
        await put(body, base.etag);
        return "saved";
      } catch (error) {
        if (isOutdated(error)) {
          return await settle(await load(client, id, current.current));
        }
        throw error;
      }
    },
    [client, put, id, base, formFields],
  );

  const save = useCallback(
    async (body: FormData, run = ALONE): Promise<SaveOutcome> => {
      current.current = run;
      try {
        return await saveOnto(body);
      } catch (error) {
        if (!isGone(error)) {
          throw error;
        }
        setGone(body);
        return "halted";
      }
    },
    [saveOnto],
  );

  /** Saves both versions put together: of what both changed, what was chosen, else mine. */
  const saveMerged = useCallback(
    async (choices: Choices): Promise<SaveOutcome> => {
      if (conflict) {
        const { mine, theirs } = conflict;
        const fields = [...new Set([...formFields, ...Object.keys(mine)])];
        const { merged } = mergeVersions({ base: base.record, mine, theirs: theirs.record }, fields, choices);
        await put(merged, theirs.etag);
        setConflict(null);
        current.current.follow(merged);
      }
      return "saved";
    },
    [conflict, put, base, formFields],
  );

  const forget = useCallback(() => {
    setConflict(null);
    setGone(null);
  }, []);
  return { save, saveMerged, conflict, gone, forget };
}
