import { ChevronLeftIcon } from "./icons/chevron-left.ts";
import { type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router-dom";
import { useText } from "../i18n/use-text.ts";
import { CrumbsSlotContext } from "./crumbs-slot.ts";
import styles from "./page-header.module.css";
import { useDocumentTitle } from "./use-document-title.ts";

interface PageHeaderProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  /** The page's own breadcrumb. Default: the title. */
  readonly crumb?: string | undefined;
  /** The record of the page, if the title does not name it. */
  readonly subject?: string;
  /** Status next to the title. */
  readonly chip?: ReactNode;
  readonly actions?: ReactNode;
}

/** On narrow viewports, breadcrumbs do not fit into the top bar: show the nearest one above the title. */
function BackLink({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useText();
  const parent = crumbs.findLast((crumb) => crumb.to !== undefined);
  if (parent?.to === undefined) {
    return null;
  }
  return (
    <Link to={parent.to} aria-label={t("shell.crumbs.back", { label: parent.label })} className={styles["back"]}>
      <ChevronLeftIcon className="mirrored" fontSize="small" aria-hidden />
      <bdi>{parent.label}</bdi>
    </Link>
  );
}

/**
 * A page's title, actions and breadcrumbs. Sets the document title too. A page of the menu has no parent breadcrumb.
 *
 * @example
 * <PageHeader title={t("product.tools")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
 */
export function PageHeader({ title, crumbs = [], crumb = title, subject, chip, actions }: PageHeaderProps) {
  const slot = use(CrumbsSlotContext);
  useDocumentTitle(subject === undefined ? title : `${title}: ${subject}`);
  return (
    <header className={styles["header"]}>
      {slot !== null && createPortal(<Crumbs crumbs={[...crumbs, { label: crumb }]} />, slot)}
      <BackLink crumbs={crumbs} />
      <div className={styles["row"]}>
        <h1 className={styles["title"]}>{title}</h1>
        {subject === undefined ? null : <bdi className={styles["subject"]}>{subject}</bdi>}
        {chip}
        {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      </div>
    </header>
  );
}

/** One breadcrumb. Without `to`, it is the current page. */
interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Breadcrumbs, from general to specific. */
function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
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
