import Box from "@mui/material/Box";
import { NavLink } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useSignedInProduct } from "../../product.ts";
import { Icon } from "../../ui/icon.tsx";

interface NavigationListProps {
  /** Icons only; the names are still there for screen readers and on hover. */
  readonly isFolded: boolean;
  readonly onFollow?: () => void;
}

interface EntryProps extends NavigationListProps {
  readonly path: string;
  readonly icon: string;
  readonly label: string;
}

function Entry({ path, icon, label, isFolded, onFollow }: EntryProps) {
  return (
    <Box
      component={NavLink}
      to={path}
      end={path === "/"}
      {...(isFolded ? { "aria-label": label, title: label } : {})}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        minHeight: 36,
        px: "10px",
        borderRadius: 1,
        color: "text.secondary",
        fontWeight: 500,
        textDecoration: "none",
        whiteSpace: "nowrap",
        overflow: "hidden",
        "&:hover": { backgroundColor: theme.tokens.hover, color: "text.primary" },
        "&[aria-current=page]": { backgroundColor: theme.tokens.selected, color: "primary.main" },
      })}
    >
      <Icon name={icon} />
      {!isFolded && label}
    </Box>
  );
}

/** The menu's entries that have a screen, in their order. */
export function NavigationList({ isFolded, onFollow }: NavigationListProps) {
  const { t } = useText();
  const { menu } = useSignedInProduct();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "2px" }}>
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
    </Box>
  );
}
