import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ReactNode } from "react";
import { useSetLanguage } from "../i18n/language-context.tsx";
import { languageNames, languages } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";

/** The languages as plain buttons: a menu would be most of what the sign-in page loads. */
function LanguageButtons() {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  return (
    <Box component="section" aria-label={t("shell.language.label")} sx={{ display: "flex", gap: 0.5 }}>
      {languages.map((name) => (
        <ButtonBase
          key={name}
          lang={name}
          aria-pressed={name === language}
          onClick={() => void setLanguage(name)}
          sx={{
            px: 1,
            py: 0.5,
            borderRadius: 1,
            fontSize: "0.75rem",
            color: "text.secondary",
            "&[aria-pressed=true]": { color: "text.primary", fontWeight: 600 },
            "&:hover": { backgroundColor: "action.hover" },
          }}
        >
          {languageNames[name]}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** Around the pages that need no sign-in. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: "100dvh",
        display: "grid",
        gridTemplateRows: "1fr auto",
        justifyItems: "center",
        alignItems: "center",
        p: 2,
      }}
    >
      <Box component="main" sx={{ width: "100%", display: "grid", justifyItems: "center" }}>
        {children}
      </Box>
      <LanguageButtons />
    </Box>
  );
}
