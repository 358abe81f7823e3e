import Clear from "@mui/icons-material/Clear";
import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { MessageKey } from "../../../contract/register.ts";
import type { ActionDescriptor, EntityScreens } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { Icon } from "../../ui/icon.tsx";

interface BulkBarProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly count: number;
  readonly onClear: () => void;
  readonly onDelete: () => void;
  readonly onAction: (action: ActionDescriptor<MessageKey>) => void;
}

/** Stands in the toolbar's place while rows are selected. */
export function BulkBar({ screens, count, onClear, onDelete, onAction }: BulkBarProps) {
  const { t } = useText();
  return (
    <Box
      role="toolbar"
      aria-label={t(screens.messages.selected, { count })}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1.5, bgcolor: "action.selected" }}
    >
      <IconButton size="small" aria-label={t("crud.list.clearSelection")} onClick={onClear}>
        <Clear fontSize="small" />
      </IconButton>
      <Typography variant="body2" sx={{ fontWeight: 500, mr: 1, lineHeight: "40px" }}>
        {t(screens.messages.selected, { count })}
      </Typography>
      {screens.actions
        .filter((action) => action.bulk)
        .map((action) => (
          <Button
            key={action.name}
            color="inherit"
            startIcon={action.icon ? <Icon name={action.icon} /> : null}
            onClick={() => onAction(action)}
          >
            {t(action.labelKey)}
          </Button>
        ))}
      {screens.operations.includes("delete") ? (
        <Button color="error" startIcon={<DeleteOutline />} onClick={onDelete}>
          {t("crud.action.delete")}
        </Button>
      ) : null}
    </Box>
  );
}
