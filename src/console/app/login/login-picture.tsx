import { useText } from "../../i18n/use-text.ts";
import { useProduct } from "../../product.ts";
import styles from "./login.module.css";

/** Illustration next to the sign-in form, with the product's mark. */
export function LoginPicture() {
  const { t } = useText();
  const { brand } = useProduct().model;
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
        <path d={brand.mark} transform="translate(66 56) scale(4)" vectorEffect="non-scaling-stroke" />
        <path d="M22 202v-20h14v20M44 202v-34h14v34M66 202v-27h14v27M16 202h70" />
        <circle cx="204" cy="176" r="11" />
        <path d="M184 212c0-12 9-18 20-18s20 6 20 18M196 34h44v30h-44zM196 44h44M203 55h8M22 40h34M22 52h22M22 64h28" />
      </svg>
    </div>
  );
}
