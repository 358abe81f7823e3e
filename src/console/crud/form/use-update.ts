import { useCallback, useState } from "react";
import type { EntityClient, EntityRecord, Loaded, RecordId } from "../../../contract/transport.ts";
import { ApiError } from "../../api/api-error.ts";
import type { FormData } from "../../fields/form-store.ts";
import { isSameData } from "../../fields/same-data.ts";
import { useEntityClient } from "../../fields/use-entity-client.ts";
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
}

async function load(client: EntityClient, id: RecordId): Promise<Loaded<EntityRecord>> {
  if (!client.get) {
    throw new TypeError("The record cannot be loaded by its id");
  }
  return await client.get(id);
}

/** The backend gave no version to compare by: compares the record itself with what the form opened on. */
async function findSilentChange(
  client: EntityClient,
  { id, base }: UpdateOptions,
): Promise<Loaded<EntityRecord> | null> {
  if (base.etag !== null) {
    return null;
  }
  const now = await load(client, id);
  return isSameData(now.record, base.record) ? null : now;
}

/** Saves a record without losing what somebody else saved meanwhile. */
export function useUpdate(options: UpdateOptions) {
  const { entity, id, base } = options;
  const client = useEntityClient(entity);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const put = useCallback(
    // The generated client's own body type was checked by the form's schema, which comes from the same source.
    (body: FormData, etag: string | null) => client.update?.(id, body as never, { etag }),
    [client, id],
  );

  const save = useCallback(
    async (body: FormData): Promise<SaveOutcome> => {
      const changed = await findSilentChange(client, { entity, id, base });
      if (changed) {
        setConflict({ mine: body, theirs: changed });
        return "halted";
      }
      try {
        await put(body, base.etag);
        return "saved";
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 412) {
          setConflict({ mine: body, theirs: await load(client, id) });
          return "halted";
        }
        throw error;
      }
    },
    [client, put, entity, id, base],
  );

  /** Saves mine over theirs, on purpose. */
  const saveOver = useCallback(async () => {
    if (conflict) {
      await put(conflict.mine, conflict.theirs.etag);
      setConflict(null);
    }
  }, [conflict, put]);

  return { save, saveOver, conflict, forget: useCallback(() => setConflict(null), []) };
}
