import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import { useCopy, useText } from "entity-console/console";
import { Box, Button, Panel, Typography } from "entity-console/console/ui";
import { useEffect, useRef } from "react";

interface TokenResultProps {
  readonly token: string;
  readonly onClear: () => void;
}

/** Shows the token once, with a copy button. */
export function TokenResult({ token, onClear }: TokenResultProps) {
  const { t } = useText();
  const copy = useCopy();
  const copyRef = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new token brings the keyboard to its copy button.
  useEffect(() => copyRef.current?.focus(), [token]);
  return (
    <Panel title={t("product.tokenTool.result")}>
      <Typography sx={{ color: "text.secondary" }}>{t("product.tokenTool.resultText")}</Typography>
      <Box
        component="output"
        translate="no"
        sx={(theme) => ({
          display: "block",
          p: 1.5,
          borderRadius: 1,
          fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
          fontSize: "0.8125rem",
          overflowWrap: "anywhere",
          backgroundColor: theme.tokens.hover,
        })}
      >
        {token}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          ref={copyRef}
          variant="contained"
          startIcon={<ContentCopyOutlined fontSize="small" />}
          onClick={() => void copy(token)}
        >
          {t("product.tokenTool.copy")}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onClear}>
          {t("product.tokenTool.clear")}
        </Button>
      </Box>
    </Panel>
  );
}
