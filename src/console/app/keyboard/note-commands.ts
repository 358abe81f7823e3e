import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { NoteRow } from "../../../contract/notes.ts";
import { useAbilities } from "../../data/abilities.ts";
import { useTransport } from "../../data/backend-contexts.ts";
import { createNoteCalls } from "../../data/note-calls.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useText } from "../../i18n/use-text.ts";
import { truncateText } from "../../lib/truncate-text.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import type { Command } from "./command.ts";
import { REST_MS, type RecordTargets, SHORTEST } from "./record-commands.ts";

/** Maximum number of found notes. */
const FOUND = 4;
const LONGEST = 60;
const NONE: readonly NoteRow[] = [];

/** Notes that contain a text, if the backend has notes. Each leads to the page of its record. */
export function useFoundNotes(text: string, { listed, goTo }: RecordTargets): readonly Command[] {
  const { language } = useText();
  const { notes: isAble } = useAbilities();
  const transport = useTransport();
  const calls = useMemo(() => createNoteCalls(transport), [transport]);
  const search = useDebounced(text.trim(), REST_MS);
  const { data = NONE } = useQuery({
    queryKey: ["notes", search],
    enabled: isAble && search.length >= SHORTEST && search === text.trim(),
    queryFn: async ({ signal }) => (await calls.list({ page: 1, pageSize: FOUND, search }, { signal })).rows,
    retry: false,
  });
  return (search === text.trim() ? data : NONE).flatMap((note): readonly Command[] => {
    const screens = listed.find(({ entity }) => entity === note.entity);
    const route = screens?.routes.show;
    if (!(screens && route) || note.title === undefined) {
      return [];
    }
    const label = `${truncateText(note.text.replaceAll(/\s+/gu, " "), LONGEST, language)} · ${note.title}`;
    const path = toRecordPath(route, note.recordId);
    return [{ id: `note.${note.id}`, group: "note", label, icon: screens.icon, keys: [], run: () => goTo(path) }];
  });
}
