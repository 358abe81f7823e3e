import Box from "@mui/material/Box";
import type { DisplayOverrideProps } from "../crud/overrides/entity-overrides.ts";
import { useText } from "../i18n/use-text.ts";
import { CopyButton } from "./copy-button.tsx";

/** A text with a button that copies it. */
export function CopyableText({ value = "", children }: DisplayOverrideProps<string>) {
  const { t } = useText();
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, whiteSpace: "nowrap" }}>
      {children}
      <CopyButton text={value} label={`${t("crud.action.copy")} ${value}`} />
    </Box>
  );
}
