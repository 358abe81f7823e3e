import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { CopyButton } from "./copy-button.tsx";

interface CopyableTextProps {
  readonly value: string | undefined;
  /** The text as it is shown. */
  readonly children: ReactNode;
}

/** A text with a button that copies it. */
export function CopyableText({ value = "", children }: CopyableTextProps) {
  const { t } = useText();
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, whiteSpace: "nowrap" }}>
      {children}
      <CopyButton text={value} label={`${t("crud.action.copy")} ${value}`} />
    </Box>
  );
}
