import ViewColumn from "@mui/icons-material/ViewColumnOutlined";
import { useCallback, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadThemed } from "../../theme/load-themed.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";

const ColumnsPopover = lazyPart(() => loadThemed(async () => (await import("./columns-popover.tsx")).ColumnsPopover));

interface ColumnsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** The way to the columns of a list. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <ToolButton
        aria-label={t("crud.list.columns")}
        title={t("crud.list.columns")}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumn fontSize="small" />
      </ToolButton>
      {anchor ? <ColumnsPopover {...props} anchor={anchor} onClose={close} onMissing={close} /> : null}
    </>
  );
}
