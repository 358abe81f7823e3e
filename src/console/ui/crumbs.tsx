import { Link } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import styles from "./page-header.module.css";

/** One step of the way to a page; without `to` it is the page itself. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The way to a page, from the general to the particular. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useText();
  return (
    <nav aria-label={t("shell.crumbs.label")} className={styles["crumbs"]}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.to ?? ""} ${crumb.label}`} className={styles["crumb"]}>
            {crumb.to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.to}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
