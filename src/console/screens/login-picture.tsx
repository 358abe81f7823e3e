import Box from "@mui/material/Box";
import { useText } from "../i18n/use-text.ts";

/** Beside the sign-in form: the console's mark, and the plans, coupons and accounts it is about, in lines. */
export function LoginPicture() {
  const { t } = useText();
  return (
    <Box
      sx={(theme) => ({
        display: { xs: "none", md: "flex" },
        flexDirection: "column",
        justifyContent: "space-between",
        gap: 3,
        p: 5,
        backgroundColor: theme.tokens.tones.primary.soft,
        color: theme.tokens.tones.primary.onSoft,
      })}
    >
      <Box sx={{ fontWeight: 600 }}>{t("shell.appName")}</Box>
      <Box
        component="svg"
        viewBox="0 0 260 240"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        sx={{ width: "100%" }}
      >
        <g opacity="0.35">
          <path d="M20 120h220M130 20v200" strokeDasharray="2 8" />
          <circle cx="130" cy="120" r="96" strokeDasharray="2 8" />
        </g>
        <path d="M76 78 130 50l54 28-54 28z" />
        <path d="m76 102 54 28 54-28M76 126l54 28 54-28" />
        <path d="M22 168h64a0 0 0 0 1 0 0v9a8 8 0 0 0 0 16v9H22v-9a8 8 0 0 0 0-16z" />
        <path d="m44 193 20-16M45 178h.5M63 192h.5" />
        <circle cx="204" cy="176" r="11" />
        <path d="M184 212c0-12 9-18 20-18s20 6 20 18" />
        <path d="M212 34h26v18h-26zM22 40h34M22 50h22" />
      </Box>
    </Box>
  );
}
