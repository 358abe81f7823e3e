import { NavLink, useLocation } from "react-router-dom";
import { lastListAddress } from "../../crud/query/last-lists.ts";
import { useText } from "../../i18n/use-text.ts";
import { useSignedInProduct } from "../../product.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./shell.module.css";

interface NavigationListProps {
  /** Icons only. Names stay available to screen readers and on hover. */
  readonly isFolded: boolean;
  readonly onFollow?: () => void;
}

interface EntryProps extends NavigationListProps {
  readonly path: string;
  readonly icon: string;
  readonly label: string;
}

function Entry({ path, icon, label, isFolded, onFollow }: EntryProps) {
  const { pathname } = useLocation();
  return (
    <NavLink
      // Restores the last state of a list. On the list itself, the link resets it.
      to={pathname === path ? path : lastListAddress(path)}
      end={path === "/"}
      className={styles["entry"] ?? ""}
      {...(isFolded ? { "aria-label": label, title: label } : {})}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
    >
      <Icon name={icon} />
      {!isFolded && label}
    </NavLink>
  );
}

/** Menu entries that have a screen, in order. */
export function NavigationList({ isFolded, onFollow }: NavigationListProps) {
  const { t } = useText();
  const { menu } = useSignedInProduct();
  return (
    <ul className={styles["entries"]}>
      {menu.map(
        ({ name, path, icon, labelKey }) =>
          path !== null && (
            <li key={name}>
              <Entry
                path={path}
                icon={icon}
                label={t(labelKey)}
                isFolded={isFolded}
                {...(onFollow === undefined ? {} : { onFollow })}
              />
            </li>
          ),
      )}
    </ul>
  );
}
