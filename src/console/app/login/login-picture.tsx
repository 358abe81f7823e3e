import { useText } from "../../i18n/use-text.ts";
import styles from "./login.module.css";

/** Beside the sign-in form: the plans, coupons and accounts that the console is about, in lines. */
export function LoginPicture() {
  const { t } = useText();
  return (
    <div className={styles["picture"]}>
      <div className={styles["brand"]}>{t("product.name")}</div>
      <svg
        viewBox="0 0 260 240"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <circle cx="130" cy="120" r="96" opacity="0.35" strokeDasharray="2 8" />
        <path d="M76 78 130 50l54 28-54 28zM76 102l54 28 54-28M76 126l54 28 54-28" />
        <path d="M22 168h64v9a8 8 0 0 0 0 16v9H22v-9a8 8 0 0 0 0-16zM44 193l20-16M45 178h.5M63 192h.5" />
        <circle cx="204" cy="176" r="11" />
        <path d="M184 212c0-12 9-18 20-18s20 6 20 18M196 34h44v30h-44zM196 44h44M203 55h8M22 40h34M22 52h22M22 64h28" />
      </svg>
    </div>
  );
}
