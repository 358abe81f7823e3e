import styles from "./values.module.css";

/**
 * Class names of displayed values, as `link` for a link inside of a list's cell.
 *
 * @example
 * <Link to={path} className={valueStyles["link"]}>{value}</Link>
 */
export const valueStyles: Readonly<Record<string, string>> = styles;
