import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useText } from "../../../i18n/use-text.ts";
import { toOriginPath } from "../../../lib/base-path.ts";
import { useNotify } from "../../../notify/use-notify.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { menuOrigins } from "../../../ui/menu-origins.ts";
import type { ListState } from "../../query/list-state.ts";
import { isStorageVolatile, type SavedView } from "../state/saved-views.ts";
import { useSavedViews, type ViewChanges } from "./use-saved-views.ts";
import { RemovedLine, ViewLine } from "./view-line.tsx";
import { ViewNameDialog } from "./view-name-dialog.tsx";
import { toViewSearch } from "./view-search.ts";

interface ViewsPopoverProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Current state of the list. */
  readonly state: ListState;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Saved views of a list: opens, renames, deletes and adds views, and copies the link of the current state. */
export function ViewsPopover({ screens, state, anchor, onClose }: ViewsPopoverProps) {
  const { t } = useText();
  const { notify } = useNotify();
  const id = useId();
  const { pathname } = useLocation();
  const { views, ...changes } = useSavedViews(screens.entity);
  // View to rename; `view: null` to save the current state as a new view.
  const [named, setNamed] = useState<{ readonly view: SavedView | null } | null>(null);
  const search = toViewSearch(screens, state);
  const keep = (view: SavedView | null, [name, isDefault]: readonly [string, boolean]) => {
    if (view) {
      changes.rename(view.name, name);
      setNamed(null);
      return;
    }
    const isKept = changes.save({ name, isDefault, search });
    notify(isKept ? { text: t("find.views.saved") } : { kind: "warning", text: t("find.views.unkept") });
    onClose();
  };
  return (
    <>
      <Popover
        open={named === null}
        anchorEl={anchor}
        onClose={onClose}
        {...menuOrigins(useDirection(), "start")}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
      >
        <Box
          sx={{
            p: 2,
            display: "grid",
            // Truncate long names to keep the buttons visible.
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 1,
            minWidth: 260,
            maxWidth: "min(420px, 90vw)",
          }}
        >
          <Typography id={id} variant="subtitle2">
            {t("find.views.label")}
          </Typography>
          <ViewLines
            screens={screens}
            path={pathname}
            views={views}
            changes={changes}
            onFollow={onClose}
            onRename={(view) => setNamed({ view })}
          />
          <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Button onClick={() => setNamed({ view: null })}>{t("find.views.save")}</Button>
            <CopyButton
              text={`${window.location.origin}${toOriginPath(pathname)}?${search}`}
              label={t("find.views.copy")}
            />
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t(isStorageVolatile() ? "find.columns.unkept" : "find.columns.kept")}
          </Typography>
        </Box>
      </Popover>
      {named ? (
        <ViewNameDialog
          view={named.view}
          views={views}
          // After renaming, return to the list of views.
          onClose={() => (named.view ? setNamed(null) : onClose())}
          onSave={(...given) => keep(named.view, given)}
        />
      ) : null}
    </>
  );
}

interface ViewLinesProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly path: string;
  readonly views: readonly SavedView[];
  readonly changes: ViewChanges;
  readonly onFollow: () => void;
  readonly onRename: (view: SavedView) => void;
}

/** Saved views, followed by the view that was deleted last. */
function ViewLines({ screens, path, views, changes, onFollow, onRename }: ViewLinesProps) {
  const { t } = useText();
  const [removed, setRemoved] = useState<SavedView | null>(null);
  // If the view was saved again, in this or another tab, there is no need to restore it.
  const isGone = removed !== null && !views.some(({ name }) => name === removed.name);
  return (
    <>
      {views.length === 0 && !isGone ? (
        <Typography variant="body2" color="textSecondary">
          {t("find.views.none")}
        </Typography>
      ) : null}
      {views.map((view) => (
        <ViewLine
          key={view.name}
          screens={screens}
          view={view}
          path={path}
          onFollow={onFollow}
          onDefault={() => changes.toggleDefault(view.name)}
          onRename={() => onRename(view)}
          onRemove={() => {
            changes.remove(view.name);
            setRemoved(view);
          }}
        />
      ))}
      {isGone ? <RemovedLine key={removed.name} name={removed.name} onUndo={() => changes.save(removed)} /> : null}
    </>
  );
}
