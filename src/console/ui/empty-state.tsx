import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Illustration, type IllustrationName } from "./illustration.tsx";

interface EmptyStateProps {
  readonly kind: IllustrationName;
  readonly title: string;
  readonly text?: string;
  /** `h1` where this is the whole page. */
  readonly heading?: "h1" | "h2";
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** What a page says when it has nothing to show. */
export function EmptyState({ kind, title, text, heading = "h2", action }: EmptyStateProps) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 1, px: 2, py: 6 }}>
      <Illustration name={kind} />
      <Typography variant="h2" component={heading}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
