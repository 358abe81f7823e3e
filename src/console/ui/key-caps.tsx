import { Box } from "./mui/box.ts";

interface KeyCapsProps {
  readonly keys: readonly string[];
  /** Separator between keys that are pressed one after the other. */
  readonly between?: string;
}

/** Keyboard keys, styled as keys. */
export function KeyCaps({ keys, between }: KeyCapsProps) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, flexShrink: 0 }}>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice, and the order is fixed
        <Box key={index} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
          {index > 0 && between !== undefined ? (
            <Box component="span" sx={{ color: "text.secondary", fontSize: "0.75rem" }}>
              {between}
            </Box>
          ) : null}
          <Box
            component="kbd"
            sx={{
              minWidth: 22,
              px: 0.75,
              py: "1px",
              border: 1,
              borderColor: "divider",
              borderRadius: "6px",
              color: "text.secondary",
              font: "inherit",
              fontSize: "0.75rem",
              textAlign: "center",
            }}
          >
            {key}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
