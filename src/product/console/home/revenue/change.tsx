import { Box } from "entity-console/console/ui";

interface ChangeProps {
  readonly share: number;
  readonly text: string;
  /** True if a rise is neither good nor bad. */
  readonly isNeutral?: boolean;
}

/** A relative change. Its colour repeats its sign. */
export function Change({ share, text, isNeutral = false }: ChangeProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        fontSize: "0.875rem",
        color: share === 0 || isNeutral ? "text.secondary" : theme.tokens.tones[share > 0 ? "success" : "error"].main,
      })}
    >
      {text}
    </Box>
  );
}
