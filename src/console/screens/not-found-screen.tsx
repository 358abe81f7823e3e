import Button from "@mui/material/Button";
import { Link as RouterLink } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { useDocumentTitle } from "../ui/use-document-title.ts";

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useText();
  const title = t("shell.notFound.title");
  useDocumentTitle(title);
  const home = (
    <Button component={RouterLink} to="/" variant="outlined">
      {t("shell.notFound.action")}
    </Button>
  );
  return <EmptyState kind="noMatch" heading="h1" title={title} text={t("shell.notFound.text")} action={home} />;
}
