import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { Link } from "../../../ui/mui/link.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { useId } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { SavedView } from "../state/saved-views.ts";
import { ViewButtons } from "./view-buttons.tsx";
import { ViewCount } from "./view-count.tsx";
import { toViewPath } from "./view-search.ts";

interface ViewLineProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly view: SavedView;
  /** Path of the list. */
  readonly path: string;
  readonly onFollow: () => void;
  readonly onDefault: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A saved view with its link, its number of records and its buttons. */
export function ViewLine({ screens, view, path, onFollow, onDefault, onRename, onRemove }: ViewLineProps) {
  const { t } = useText();
  const { name, isDefault } = view;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Link
        component={RouterLink}
        to={toViewPath(path, view)}
        onClick={onFollow}
        noWrap
        title={name}
        sx={{ flex: 1, minWidth: 0 }}
      >
        <bdi>{name}</bdi>
      </Link>
      <ViewCount screens={screens} search={view.search} />
      <ViewButtons
        name={name}
        isDefault={isDefault}
        onDefault={onDefault}
        change={{ editLabel: t("find.views.rename", { name }), onEdit: onRename, onRemove }}
      />
    </Box>
  );
}

interface RemovedLineProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Notice that a view was deleted, with an undo button. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {t("find.views.removed", { name })}
      </Typography>
      <Button autoFocus aria-describedby={id} onClick={onUndo}>
        {t("bulk.undo")}
      </Button>
    </Box>
  );
}
