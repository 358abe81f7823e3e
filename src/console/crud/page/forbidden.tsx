import { Link } from "react-router-dom";
import type { CrudKey } from "../../i18n/framework-key.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import buttons from "../../ui/plain-button.module.css";

interface ForbiddenProps {
  /** The page that shows the same data read-only; none by default. */
  readonly readable?: { readonly path: string; readonly label: CrudKey } | null;
}

/** Replaces a page that the staff member may not open. */
export function Forbidden({ readable = null }: ForbiddenProps) {
  const { t } = useText();
  const action = (
    <Link to={readable?.path ?? "/"} className={buttons["button"]}>
      {t(readable?.label ?? "menu.home")}
    </Link>
  );
  const text = t(readable === null ? "crud.forbidden.text" : "crud.forbidden.readOnly");
  return <EmptyState kind="forbidden" title={t("crud.forbidden.title")} text={text} action={action} />;
}
