import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { DisplayOverrideProps } from "../crud/entity-overrides.ts";
import { useText } from "../i18n/use-text.ts";
import { useNotify } from "../notify/use-notify.ts";

/** A text with a button that copies it. */
export function CopyableText({ value = "", children }: DisplayOverrideProps<string>) {
  const { t } = useText();
  const { notify } = useNotify();
  const copy = async () => {
    // Absent on plain-http pages.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) {
      notify({ kind: "warning", text: t("crud.action.copyUnsupported") });
      return;
    }
    try {
      await clipboard.writeText(value);
      notify({ kind: "success", text: t("crud.action.copied") });
    } catch {
      notify({ kind: "error", text: t("crud.action.copyFailed") });
    }
  };
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, whiteSpace: "nowrap" }}>
      {children}
      <IconButton
        size="small"
        aria-label={`${t("crud.action.copy")} ${value}`}
        onClick={() => void copy()}
        sx={{ displayPrint: "none" }}
      >
        <ContentCopy sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
