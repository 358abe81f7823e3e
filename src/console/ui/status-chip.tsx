import Box from "@mui/material/Box";
import type { ToneName } from "../theme/theme-tokens.ts";

interface StatusChipProps {
  readonly tone: ToneName;
  readonly label: string;
}

/** A status as a softly tinted word with a dot. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: "6px",
        maxWidth: "100%",
        px: "8px",
        lineHeight: "22px",
        borderRadius: "6px",
        fontSize: "0.75rem",
        fontWeight: 500,
        whiteSpace: "nowrap",
        color: theme.tokens.tones[tone].onSoft,
        backgroundColor: theme.tokens.tones[tone].soft,
        "&::before": {
          content: '""',
          flex: "none",
          width: 6,
          height: 6,
          borderRadius: "50%",
          backgroundColor: "currentColor",
        },
      })}
    >
      <Box component="bdi" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {label}
      </Box>
    </Box>
  );
}
