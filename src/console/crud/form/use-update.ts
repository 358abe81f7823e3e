import { useCallback, useState } from "react";
import type { EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import { useEntityClient } from "../../data/entity-client.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isSameData } from "../../lib/same-data.ts";
import type { SaveOutcome } from "./use-submit.ts";

/** Two versions of a record, where only one can hold. */
export interface Conflict {
  readonly mine: FormData;
  readonly theirs: Loaded<EntityRecord>;
}

interface UpdateOptions {
  readonly entity: string;
  readonly id: RecordId;
  /** The record as the form opened on it. */
  readonly base: Loaded<EntityRecord>;
  /** What the form can change; all else is the backend's. */
  readonly formFields: readonly string[];
}

async function load(client: EntityClient, id: RecordId): Promise<Loaded<EntityRecord>> {
  if (!client.get) {
    throw new TypeError("The record cannot be loaded by its id");
  }
  return await client.get(id);
}

/** The backend gave no version to compare by: looks at the record itself, as it is now. */
async function loadUnversioned(
  client: EntityClient,
  { id, base }: UpdateOptions,
): Promise<Loaded<EntityRecord> | null> {
  return base.etag === null ? await load(client, id) : null;
}

/** Whether somebody changed what the form can change: a use that was counted meanwhile is nobody's decision. */
function isContested(theirs: EntityRecord, { base, formFields }: UpdateOptions): boolean {
  return formFields.some((name) => !isSameData(theirs[name] ?? undefined, base.record[name] ?? undefined));
}

/** Mine on top of theirs: the form's fields are mine, cleared ones included, and the rest is as it is now. */
function rebase(mine: FormData, theirs: EntityRecord, formFields: readonly string[]): FormData {
  const rest = Object.entries(theirs).filter(([name]) => !formFields.includes(name));
  const own = Object.entries(mine).filter(([name]) => formFields.includes(name));
  return Object.fromEntries([...rest, ...own]);
}

/** Whether the backend holds another version than the form; a 409 that names fields is about their values instead. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ([412, 428].includes(error.statusCode) || (error.statusCode === 409 && error.details.length === 0))
  );
}

/** Saves a record with optimistic concurrency control: without losing what somebody else saved meanwhile. */
export function useUpdate(options: UpdateOptions) {
  const { entity, id, base, formFields } = options;
  const client = useEntityClient(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const put = useCallback(
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    (body: FormData, etag: string | null) => client.update?.(id, body as never, { etag }),
    [client, id],
  );

  const save = useCallback(
    async (body: FormData): Promise<SaveOutcome> => {
      const opened = { entity, id, base, formFields };
      const settle = async (theirs: Loaded<EntityRecord>): Promise<SaveOutcome> => {
        if (isContested(theirs.record, opened)) {
          setConflict({ mine: body, theirs });
          return "halted";
        }
        await put(rebase(body, theirs.record, formFields), theirs.etag);
        return "saved";
      };
      const now = await loadUnversioned(client, opened);
      if (now) {
        return await settle(now);
      }
      try {
        await put(body, base.etag);
        return "saved";
      } catch (error) {
        if (isOutdated(error)) {
          return await settle(await load(client, id));
        }
        throw error;
      }
    },
    [client, put, entity, id, base, formFields],
  );

  /** Saves mine over theirs, on purpose. */
  const saveOver = useCallback(async (): Promise<SaveOutcome> => {
    if (conflict) {
      await put(conflict.mine, conflict.theirs.etag);
      setConflict(null);
    }
    return "saved";
  }, [conflict, put]);

  return { save, saveOver, conflict, forget: useCallback(() => setConflict(null), []) };
}
