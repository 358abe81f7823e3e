import { useText } from "../i18n/use-text.ts";
import styles from "./note.module.css";
import type { Note } from "./note.ts";
import { NoteCard } from "./note-card.tsx";

interface NoteAreaProps {
  readonly notes: readonly Note[];
  readonly onClose: (id: number) => void;
}

const isTrouble = ({ kind }: Note) => kind === "warning" || kind === "error";

/**
 * Where notifications appear. Both live regions are on the page from the start: a screen reader
 * announces what is put into a region, not a region that arrives with its text.
 */
export function NoteArea({ notes, onClose }: NoteAreaProps) {
  const { t } = useText();
  const toCard = (note: Note) => <NoteCard key={note.id} note={note} onClose={onClose} />;
  return (
    <section className={styles["area"]} aria-label={t("shell.notes.label")}>
      <div role="status" aria-atomic="false" className={styles["stack"]}>
        {notes.filter((note) => !isTrouble(note)).map(toCard)}
      </div>
      <div role="alert" aria-atomic="false" className={styles["stack"]}>
        {notes.filter(isTrouble).map(toCard)}
      </div>
    </section>
  );
}
