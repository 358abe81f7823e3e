import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { ArrayFieldItemButtonsTemplateProps } from "@rjsf/utils";
import { useText } from "../../i18n/use-text.ts";

/** Moves or removes one row of an embedded table. */
export function RowButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { t } = useText();
  const row = props.index + 1;
  const isOff = props.disabled === true || props.readonly === true;
  return (
    <Box component="span" sx={{ whiteSpace: "nowrap" }}>
      <IconButton
        size="small"
        aria-label={t("crud.form.moveUp", { row })}
        disabled={isOff || !props.hasMoveUp}
        onClick={(event) => props.onMoveUpItem(event)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t("crud.form.moveDown", { row })}
        disabled={isOff || !props.hasMoveDown}
        onClick={(event) => props.onMoveDownItem(event)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t("crud.form.removeRow", { row })}
        disabled={isOff || !props.hasRemove}
        onClick={(event) => props.onRemoveItem(event)}
      >
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  );
}
