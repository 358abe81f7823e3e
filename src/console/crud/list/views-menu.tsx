import BookmarkBorder from "@mui/icons-material/BookmarkBorderOutlined";
import { useCallback, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";

const ViewsPopover = lazyPart(() => loadThemed(async () => (await import("./views-popover.tsx")).ViewsPopover));

interface ViewsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  /** How the list stands now, as an address says it. */
  readonly search: string;
}

/** The way to the saved views of a list. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <ToolButton
        aria-label={t("find.views.label")}
        title={t("find.views.label")}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BookmarkBorder fontSize="small" />
      </ToolButton>
      {anchor ? <ViewsPopover {...props} anchor={anchor} onClose={close} onMissing={close} /> : null}
    </>
  );
}
