import BookmarkBorder from "@mui/icons-material/BookmarkBorderOutlined";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { loadThemed } from "../../../theme/load-themed.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PopoverButton } from "../../../ui/popover-button.tsx";
import type { ListState } from "../../query/list-state.ts";

const ViewsPopover = lazyPart(() => loadThemed(async () => (await import("./views-popover.tsx")).ViewsPopover));

interface ViewsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  /** How the list stands now. */
  readonly state: ListState;
}

/** The way to the saved views of a list. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useText();
  return (
    <PopoverButton
      label={t("find.views.label")}
      icon={<BookmarkBorder fontSize="small" />}
      render={(place) => <ViewsPopover {...props} {...place} />}
    />
  );
}
