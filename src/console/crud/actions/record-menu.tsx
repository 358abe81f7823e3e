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
import { canRetire } from "./can-retire.ts";

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

/** Ways to other screens of the record. */
function useWays({ screens, record, isOnShow = false }: RecordMenuProps): readonly Entry[] {
  const { t } = useText();
  const navigate = useNavigate();
  const { routes } = screens;
  const ways: Entry[] = [];
  const go = (path: string) => () => void navigate(path);
  if (routes.show && !isOnShow) {
    const run = go(toRecordPath(routes.show, record.id));
    ways.push({ key: "show", label: t("crud.action.show"), icon: <VisibilityOutlined fontSize="small" />, run });
  }
  if (routes.edit && !isOnShow) {
    const run = go(toRecordPath(routes.edit, record.id));
    ways.push({ key: "edit", label: t("crud.action.edit"), icon: <EditOutlined fontSize="small" />, run });
  }
  if (routes.create && screens.operations.includes("get")) {
    const run = go(`${routes.create}?from=${encodeURIComponent(String(record.id))}`);
    ways.push({ key: "duplicate", label: t("crud.action.duplicate"), icon: <ContentCopy fontSize="small" />, run });
  }
  return ways;
}

/** Everything that can be done with one record, in one menu. */
export function RecordMenu(props: RecordMenuProps) {
  const { screens, record, onDelete, onRetire, onAction } = props;
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const ways = useWays(props);
  const actions = screens.actions
    .filter((action) => action.on === "record")
    .map((action) => ({
      key: action.name,
      label: t(action.labelKey),
      icon: action.icon ? <Icon name={action.icon} /> : null,
      run: () => onAction(action),
    }));
  const retire =
    screens.retire && canRetire(screens, record)
      ? [
          {
            key: "retire",
            label: t(screens.retire.labelKey),
            icon: <BlockOutlined fontSize="small" />,
            run: onRetire,
          },
        ]
      : [];
  const toItem = (entry: Entry) => (
    <MenuItem
      key={entry.key}
      onClick={() => {
        close();
        entry.run();
      }}
    >
      <ListItemIcon>{entry.icon}</ListItemIcon>
      <ListItemText>{entry.label}</ListItemText>
    </MenuItem>
  );
  const canDelete = screens.operations.includes("delete");
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
        {ways.map(toItem)}
        {[...actions, ...retire].map(toItem)}
        {canDelete ? <Divider /> : null}
        {canDelete ? (
          <MenuItem
            onClick={() => {
              close();
              onDelete();
            }}
            sx={{ color: "error.main" }}
          >
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
