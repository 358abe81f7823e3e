import ViewColumn from "@mui/icons-material/ViewColumnOutlined";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { loadThemed } from "../../../theme/load-themed.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { PopoverButton } from "../../../ui/popover-button.tsx";

const ColumnsPopover = lazyPart(() => loadThemed(async () => (await import("./columns-popover.tsx")).ColumnsPopover));

interface ColumnsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** The way to the columns of a list. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { t } = useText();
  return (
    <PopoverButton
      label={t("crud.list.columns")}
      icon={<ViewColumn fontSize="small" />}
      render={(place) => <ColumnsPopover {...props} {...place} />}
    />
  );
}
