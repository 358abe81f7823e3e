import CloseOutlined from "@mui/icons-material/CloseOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";
import type { Note } from "./note.ts";

interface NoteCardProps {
  readonly note: Note;
  readonly onClose: (id: number) => void;
}

/** One notification. Its time stands still while it is pointed at or holds the focus. */
export function NoteCard({ note, onClose }: NoteCardProps) {
  const { t } = useText();
  const [isHeld, setIsHeld] = useState(false);
  const { id, ms, times } = note;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text said again starts its time anew.
  useEffect(() => {
    if (isHeld) {
      return;
    }
    const timer = setTimeout(() => onClose(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, times, isHeld, onClose]);

  return (
    <Box
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      sx={(theme) => ({
        display: "flex",
        alignItems: "flex-start",
        gap: 1,
        p: "8px 8px 8px 12px",
        borderRadius: 1,
        color: "text.primary",
        backgroundColor: theme.tokens.raised,
        border: `1px solid ${theme.tokens.hairline}`,
        borderLeft: `4px solid ${theme.tokens.tones[note.kind].main}`,
        boxShadow: "0 8px 24px rgb(0 0 0 / 0.16)",
      })}
    >
      <Box component="span" sx={{ flex: 1, py: 0.5, overflowWrap: "anywhere" }}>
        {note.text}
        {times > 1 && (
          <Box component="span" sx={{ color: "text.secondary" }}>
            {` ×${times}`}
          </Box>
        )}
      </Box>
      <IconButton aria-label={t("shell.notes.close")} onClick={() => onClose(id)}>
        <CloseOutlined fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
