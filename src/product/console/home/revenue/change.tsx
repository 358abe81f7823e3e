import { Box } from "entity-console/console/ui";

/** A relative change. Its colour repeats its sign. */
export function Change({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        fontSize: "0.875rem",
        color: share === 0 ? "text.secondary" : theme.tokens.tones[share > 0 ? "success" : "error"].main,
      })}
    >
      {text}
    </Box>
  );
}
