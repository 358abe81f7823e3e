import { Link as RouterLink } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";
import { useDocumentTitle } from "../../ui/use-document-title.ts";

/** Page for an unknown address. */
export function NotFound() {
  const { t } = useText();
  const title = t("shell.notFound.title");
  useDocumentTitle(title);
  const home = (
    <RouterLink to="/" className={buttons["button"]}>
      {t("shell.notFound.action")}
    </RouterLink>
  );
  return <EmptyState kind="noMatch" heading="h1" title={title} text={t("shell.notFound.text")} action={home} />;
}
