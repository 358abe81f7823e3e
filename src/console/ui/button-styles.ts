import styles from "./plain-button.module.css";

/**
 * Class names of the buttons of pages without MUI: `button`, with `neutral`, `filled`, `flat` or `icon`.
 *
 * @example
 * <button type="button" className={`${buttonStyles["button"]} ${buttonStyles["filled"]}`}>{t("product.send")}</button>
 */
export const buttonStyles: Readonly<Record<string, string>> = styles;
