import { Button } from "../../ui/mui/button.ts";
import { Skeleton } from "../../ui/mui/skeleton.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, useMemo } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { createNoteCalls } from "../../data/note-calls.ts";
import { entityKey } from "../../data/query-keys.ts";
import { useBackendMutation } from "../../data/use-backend-mutation.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRole } from "../../session/session-context.tsx";
import styles from "./history.module.css";
import { NoteEntry } from "./note-entry.tsx";
import { NoteForm } from "./note-form.tsx";
import { RecordHistory } from "./record-history.tsx";

interface NotedHistoryProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
}

const PAGE_SIZE = 100;
/** The notes themselves show these. */
const SHOWN_BY_NOTES = ["addNote", "editNote"];

/** Notes of a record and the calls that change them. */
function useNotes({ screens: { entity }, record }: NotedHistoryProps) {
  const { t } = useText();
  const transport = useTransport();
  const calls = useMemo(() => createNoteCalls(transport), [transport]);
  const recordId = String(record.id);
  const queryKey = [...entityKey(entity), "notes", recordId];
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      calls.list({ page: pageParam, pageSize: PAGE_SIZE, filters: { entity, recordId } }, { signal }),
    getNextPageParam: (last, pages) =>
      last.total !== null && pages.length * PAGE_SIZE < last.total ? pages.length + 1 : null,
  });
  const toInvalidate = () => ({ queryKey });
  const add = useBackendMutation({
    call: (text: string) => calls.add({ entity, recordId, text }),
    onAnswer: () => [{ text: t("notes.added") }],
    toInvalidate,
  });
  const change = useBackendMutation({
    call: ({ id, text }: { readonly id: string; readonly text: string }) => calls.change(id, text),
    keyOf: ({ id }) => id,
    toInvalidate,
  });
  const remove = useBackendMutation({
    call: async (id: string) => {
      await calls.remove(id);
    },
    onAnswer: () => [{ text: t("notes.removed") }],
    keyOf: (id) => id,
    // The deletion is a new entry of the history.
    toInvalidate: () => ({ queryKey: entityKey(entity) }),
  });
  return { query, notes: query.data?.pages.flatMap(({ rows }) => rows) ?? [], add, change, remove };
}

/** A record's notes and changes in one timeline, below a field for a new note. */
export function NotedHistory(props: NotedHistoryProps) {
  const { screens, record } = props;
  const { t } = useText();
  const { audit } = useAbilities();
  const isAdministrator = useRole() === "administrator";
  const { query, notes, add, change, remove } = useNotes(props);
  const entries = notes.map((note) => ({
    id: note.id,
    at: note.createdAt,
    element: (
      <NoteEntry
        note={note}
        onChange={async (text) => (await change.run({ id: note.id, text })) !== undefined}
        onRemove={() => void remove.run(note.id)}
      />
    ),
  }));
  return (
    <>
      {isAdministrator || screens.operations.includes("update") ? (
        <NoteForm
          key={String(record.id)}
          draftKey={`${screens.entity} ${record.id}`}
          submitLabel={t("notes.add")}
          onSave={async (text) => (await add.run(text)) !== undefined}
        />
      ) : null}
      {query.isPending && !audit ? <Skeleton variant="rounded" height={72} /> : null}
      {query.isError ? (
        <Typography variant="body2" role="status">
          {t("notes.failed")} <Button onClick={() => void query.refetch()}>{t("crud.failed.retry")}</Button>
        </Typography>
      ) : null}
      {audit ? (
        <RecordHistory screens={screens} record={record} others={entries} hidden={SHOWN_BY_NOTES} />
      ) : (
        <ol className={styles["entries"]}>
          {entries.map(({ id, element }) => (
            <Fragment key={id}>{element}</Fragment>
          ))}
        </ol>
      )}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("history.more")}
        </Button>
      ) : null}
    </>
  );
}
