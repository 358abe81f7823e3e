import { Link } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import buttons from "../ui/plain-button.module.css";

/** What stands in the place of a page that the staff member may not see. */
export function Forbidden() {
  const { t } = useText();
  const home = (
    <Link to="/" className={buttons["button"]}>
      {t("menu.home")}
    </Link>
  );
  return (
    <EmptyState kind="forbidden" title={t("crud.forbidden.title")} text={t("crud.forbidden.text")} action={home} />
  );
}
