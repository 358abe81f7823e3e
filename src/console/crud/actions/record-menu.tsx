import BlockOutlined from "@mui/icons-material/BlockOutlined";
import ContentCopy from "@mui/icons-material/ContentCopyOutlined";
import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import MoreVert from "@mui/icons-material/MoreVert";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { recordTitle } from "../record-title.ts";
import { canRetire } from "./use-retire.ts";

interface RecordMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  /** What the page that it stands on does anyway. */
  readonly isOnShow?: boolean;
  readonly onDelete: () => void;
  readonly onRetire: () => void;
  readonly onAction: (action: ActionDescriptor<MessageKey>) => void;
}

interface Entry {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** Navigation items: the record's other screens. */
function useNavigationItems({ screens, record, isOnShow = false }: RecordMenuProps): readonly Entry[] {
  const { t } = useText();
  const navigate = useNavigate();
  const { routes } = screens;
  const items: Entry[] = [];
  const go = (path: string) => () => void navigate(path);
  if (routes.show && !isOnShow) {
    const run = go(toRecordPath(routes.show, record.id));
    items.push({ key: "show", label: t("crud.action.show"), icon: <VisibilityOutlined fontSize="small" />, run });
  }
  if (routes.edit && !isOnShow) {
    const run = go(toRecordPath(routes.edit, record.id));
    items.push({ key: "edit", label: t("crud.action.edit"), icon: <EditOutlined fontSize="small" />, run });
  }
  if (routes.create && screens.operations.includes("get")) {
    const run = go(`${routes.create}?from=${encodeURIComponent(String(record.id))}`);
    items.push({ key: "duplicate", label: t("crud.action.duplicate"), icon: <ContentCopy fontSize="small" />, run });
  }
  return items;
}

/** The record's actions, and deactivating it where it is still in use. */
function useActionItems({ screens, record, onRetire, onAction }: RecordMenuProps): readonly Entry[] {
  const { t } = useText();
  const actions = screens.actions
    .filter((action) => action.on === "record")
    .map((action) => ({
      key: action.name,
      label: t(action.labelKey),
      icon: action.icon ? <Icon name={action.icon} /> : null,
      run: () => onAction(action),
    }));
  if (!screens.retire || !canRetire(screens, record)) {
    return actions;
  }
  const label = t(screens.retire.labelKey);
  return [...actions, { key: "retire", label, icon: <BlockOutlined fontSize="small" />, run: onRetire }];
}

/** Everything that can be done with one record, in one menu. */
export function RecordMenu(props: RecordMenuProps) {
  const { screens, record, onDelete } = props;
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const items = [...useNavigationItems(props), ...useActionItems(props)];
  const canDelete = screens.operations.includes("delete");
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={t("crud.list.rowActions", { title: recordTitle(screens, record) })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ key, label, icon, run }) => (
          <MenuItem key={key} onClick={choose(run)}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        {canDelete ? <Divider /> : null}
        {canDelete ? (
          <MenuItem onClick={choose(onDelete)} sx={{ color: "error.main" }}>
            <ListItemIcon>
              <DeleteOutline fontSize="small" color="error" />
            </ListItemIcon>
            <ListItemText>{t("crud.action.delete")}</ListItemText>
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
