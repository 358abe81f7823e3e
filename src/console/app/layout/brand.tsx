import { Link } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useProduct } from "../../product.ts";
import styles from "./shell.module.css";

/** The product's mark and name, as a link to home. */
export function Brand({ isFolded }: { readonly isFolded: boolean }) {
  const { t } = useText();
  const { brand } = useProduct().model;
  return (
    <Link to="/" aria-label={t("product.name")} className={styles["brand"]}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d={brand.mark} fill="none" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      {!isFolded && <span>{t("product.name")}</span>}
    </Link>
  );
}
