import { BlockIcon } from "../../ui/icons/block.ts";
import { CopyIcon } from "../../ui/icons/copy.ts";
import { DeleteIcon } from "../../ui/icons/delete.ts";
import { EditIcon } from "../../ui/icons/edit.ts";
import { MoreVertIcon } from "../../ui/icons/more-vert.ts";
import { VisibilityIcon } from "../../ui/icons/visibility.ts";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import type { EntityRecord } from "../../../contract/transport.ts";
import { isRecordId } from "../../data/record-id.ts";
import { toRecordPath } from "../../data/to-record-path.ts";
import { useText } from "../../i18n/use-text.ts";
import { useWarmUp, warmUpSequentially } from "../../lib/warm-up.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/menu.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import { recordTitle } from "../record/record-title.ts";
import { canRun } from "../rules/can-run.ts";
import { canArchive } from "./use-archive.ts";

interface RecordMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly record: EntityRecord;
  /** Whether the menu is on the show page, which already has its own edit button. */
  readonly isOnShow?: boolean;
  readonly onDelete: () => void;
  readonly onArchive: () => void;
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
    items.push({ key: "show", label: t("crud.action.show"), icon: <VisibilityIcon fontSize="small" />, run });
  }
  if (routes.edit && !isOnShow) {
    const run = go(toRecordPath(routes.edit, record.id));
    items.push({ key: "edit", label: t("crud.action.edit"), icon: <EditIcon fontSize="small" />, run });
  }
  if (routes.create && screens.operations.includes("get")) {
    const run = go(`${routes.create}?from=${encodeURIComponent(String(record.id))}`);
    items.push({ key: "duplicate", label: t("crud.action.duplicate"), icon: <CopyIcon fontSize="small" />, run });
  }
  return items;
}

/** The record's actions, and archiving if it is not archived yet. */
function useActionItems({ screens, record, onArchive, onAction }: RecordMenuProps): readonly Entry[] {
  const { t } = useText();
  const actions = screens.actions
    .filter((action) => action.on === "record" && canRun(action, record))
    .map((action) => ({
      key: action.name,
      label: t(action.labelKey),
      icon: action.icon ? <Icon name={action.icon} /> : null,
      run: () => onAction(action),
    }));
  if (!screens.archive || !canArchive(screens, record)) {
    return actions;
  }
  const label = t(screens.archive.labelKey);
  return [...actions, { key: "archive", label, icon: <BlockIcon fontSize="small" />, run: onArchive }];
}

/** Menu of all operations on one record. */
export function RecordMenu(props: RecordMenuProps) {
  const { screens, record } = props;
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const label = t("crud.list.rowActions", { title: recordTitle(screens, record) });
  // All operations need an id.
  if (!isRecordId(record.id)) {
    return null;
  }
  return (
    <>
      <ToolButton aria-haspopup="menu" aria-label={label} onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreVertIcon fontSize="small" />
      </ToolButton>
      {anchor === null ? null : (
        <Menu anchor={anchor} onClose={close} aria-label={label}>
          <Entries {...props} onClose={close} />
        </Menu>
      )}
    </>
  );
}

/** Content of the menu. Rendered only while open, because a list has one menu per row. */
function Entries({ onClose, ...props }: RecordMenuProps & { readonly onClose: () => void }) {
  const { t } = useText();
  const warmUp = useWarmUp();
  const { show, edit } = props.screens.routes;
  useEffect(() => {
    // Prefetch the pages that the user is likely to open next.
    void warmUpSequentially(warmUp, [edit, show]);
  }, [edit, show, warmUp]);
  const items = [...useNavigationItems(props), ...useActionItems(props)];
  const canDelete = props.screens.operations.includes("delete");
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <>
      {items.map(({ key, label, icon, run }) => (
        <MenuItem key={key} onClick={choose(run)}>
          {icon}
          {label}
        </MenuItem>
      ))}
      {canDelete ? <MenuRule /> : null}
      {canDelete ? (
        <MenuItem look="danger" onClick={choose(props.onDelete)}>
          <DeleteIcon fontSize="small" />
          {t("crud.action.delete")}
        </MenuItem>
      ) : null}
    </>
  );
}
