import { Box } from "../../../ui/mui/box.ts";
import { Link } from "../../../ui/mui/link.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { Link as RouterLink } from "react-router-dom";
import type { ListView } from "../../../../contract/list-views.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { ViewButtons } from "./view-buttons.tsx";
import { ViewCount } from "./view-count.tsx";

interface TeamViewLineProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly view: ListView;
  /** Path of the list. */
  readonly path: string;
  readonly isCurrent: boolean;
  readonly onFollow: () => void;
  readonly onDefault: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A view that the backend stores: its link, owner, message, number of records and buttons. */
export function TeamViewLine(props: TeamViewLineProps) {
  const { screens, view, path, isCurrent, onFollow, onDefault, onEdit, onRemove } = props;
  const { t } = useText();
  const { name, isDefault, isOwn, isTeamDefault, mayEdit, note, owner } = view;
  const facts = [isOwn ? "" : t("views.by", { owner }), isTeamDefault ? t("views.isForAll") : ""].filter(Boolean);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`${path}?view=${view.id}`}
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
      <ViewCount screens={screens} search={view.search} />
      <ViewButtons
        name={name}
        isDefault={isDefault}
        onDefault={onDefault}
        change={mayEdit ? { editLabel: t("views.edit", { name }), onEdit, onRemove } : null}
      />
    </Box>
  );
}
