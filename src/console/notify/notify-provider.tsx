import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { type Note, withNote } from "./note.ts";
import { NoteArea } from "./note-area.tsx";
import { type Notify, NotifyContext } from "./notify-context.ts";

/** Keeps the notifications of everything below it, and shows them. */
export function NotifyProvider({ children }: { readonly children: ReactNode }) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const lastId = useRef(0);
  const notify = useMemo<Notify>(
    () => ({
      notify(request) {
        lastId.current += 1;
        const id = lastId.current;
        setNotes((shown) => withNote(shown, request, id));
      },
    }),
    [],
  );
  const handleClose = useCallback((id: number) => setNotes((shown) => shown.filter((note) => note.id !== id)), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <NoteArea notes={notes} onClose={handleClose} />
    </NotifyContext>
  );
}
