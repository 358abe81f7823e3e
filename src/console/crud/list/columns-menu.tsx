import ViewColumn from "@mui/icons-material/ViewColumnOutlined";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";

interface ColumnsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Which columns are seen. The one that names the record always is. */
export function ColumnsMenu({ screens, shown, onChange }: ColumnsMenuProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const all = screens.list?.columns ?? [];
  const toggle = (name: string) =>
    onChange(all.filter((column) => (column === name ? !shown.includes(column) : shown.includes(column))));
  return (
    <>
      <Tooltip title={t("crud.list.columns")}>
        <IconButton
          aria-label={t("crud.list.columns")}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map((name) => {
          const field = screens.fields[name];
          const isShown = shown.includes(name);
          return field ? (
            <MenuItem
              key={name}
              dense
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={name === screens.titleField}
              onClick={() => toggle(name)}
            >
              <Checkbox size="small" checked={isShown} tabIndex={-1} disableRipple sx={{ p: 0.5, mr: 1 }} aria-hidden />
              <ListItemText>{t(field.labelKey)}</ListItemText>
            </MenuItem>
          ) : null;
        })}
      </Menu>
    </>
  );
}
