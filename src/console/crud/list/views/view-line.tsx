import { DeleteIcon } from "../../../ui/icons/delete.ts";
import { EditIcon } from "../../../ui/icons/edit.ts";
import { StarIcon } from "../../../ui/icons/star.ts";
import { StarBorderIcon } from "../../../ui/icons/star-border.ts";
import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { IconButton } from "../../../ui/mui/icon-button.ts";
import { Link } from "../../../ui/mui/link.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { useId } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { ListView } from "../../../../contract/list-views.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ViewCount } from "./view-count.tsx";

interface ViewLineProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly view: ListView;
  /** Address of the list in this view. */
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
  readonly onDefault: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A saved view: its link, owner, message, number of records and buttons. */
export function ViewLine({ screens, view, to, isCurrent, onFollow, onDefault, onEdit, onRemove }: ViewLineProps) {
  const { t } = useText();
  const { name, isDefault, isOwn, isTeamDefault, mayEdit, note, owner, search } = view;
  const facts = [isOwn ? "" : t("views.by", { owner }), isTeamDefault ? t("views.isForAll") : ""].filter(Boolean);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={to}
          onClick={onFollow}
          noWrap
          title={name}
          aria-current={isCurrent ? "true" : undefined}
          sx={{ display: "block", fontWeight: isCurrent ? 600 : undefined }}
        >
          <bdi>{name}</bdi>
        </Link>
        {facts.length > 0 ? (
          <Typography variant="caption" color="textSecondary" sx={{ display: "block" }}>
            {facts.join(" · ")}
          </Typography>
        ) : null}
        {note === "" ? null : (
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {note}
          </Typography>
        )}
      </Box>
      <ViewCount screens={screens} search={search} />
      <IconButton
        aria-label={t("find.views.open", { name })}
        aria-pressed={isDefault}
        title={t("find.views.default")}
        color={isDefault ? "primary" : "default"}
        onClick={onDefault}
      >
        {isDefault ? <StarIcon fontSize="small" /> : <StarBorderIcon fontSize="small" />}
      </IconButton>
      {mayEdit ? (
        <>
          <IconButton aria-label={t("views.edit", { name })} title={t("views.edit", { name })} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t("find.views.remove", { name })}
            title={t("find.views.remove", { name })}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      ) : null}
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
