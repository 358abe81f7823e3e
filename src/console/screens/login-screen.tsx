import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useText } from "../i18n/use-text.ts";
import { useDocumentTitle } from "../ui/use-document-title.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginPicture } from "./login-picture.tsx";

/** Where staff sign in. */
export function LoginScreen() {
  const { t } = useText();
  useDocumentTitle(t("shell.login.title"));
  return (
    <Box
      sx={(theme) => ({
        width: "100%",
        maxWidth: { xs: 400, md: 800 },
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
        overflow: "hidden",
        backgroundColor: theme.tokens.surface,
        border: `1px solid ${theme.tokens.hairline}`,
        borderRadius: "16px",
      })}
    >
      <LoginPicture />
      <Box sx={{ display: "flex", flexDirection: "column", gap: 3, p: { xs: 3, sm: 5 }, minWidth: 0 }}>
        <Box>
          <Typography variant="h1">{t("shell.login.title")}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {t("shell.login.text")}
          </Typography>
        </Box>
        <LoginForm />
      </Box>
    </Box>
  );
}
