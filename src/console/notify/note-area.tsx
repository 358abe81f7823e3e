import Box from "@mui/material/Box";
import { useText } from "../i18n/use-text.ts";
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
  const stack = { display: "flex", flexDirection: "column", gap: 1, "&:not(:empty)": { mt: 1 } };
  return (
    <Box
      component="section"
      aria-label={t("shell.notes.label")}
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        left: { xs: "12px", sm: "16px" },
        right: { xs: "12px", sm: "auto" },
        bottom: "16px",
        width: { sm: 380 },
        pointerEvents: "none",
        "& > div > *": { pointerEvents: "auto" },
      }}
    >
      <Box role="status" aria-atomic="false" sx={stack}>
        {notes.filter((note) => !isTrouble(note)).map(toCard)}
      </Box>
      <Box role="alert" aria-atomic="false" sx={stack}>
        {notes.filter(isTrouble).map(toCard)}
      </Box>
    </Box>
  );
}
