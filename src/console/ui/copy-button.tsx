import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  readonly text: string;
  /** What a screen reader says: whose text it is. */
  readonly label: string;
}

/** Copies one text with one click. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <IconButton size="small" aria-label={label} onClick={() => void copy(text)} sx={{ displayPrint: "none" }}>
      <ContentCopy sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
