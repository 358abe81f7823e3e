import Delete from "@mui/icons-material/DeleteOutlined";
import Edit from "@mui/icons-material/EditOutlined";
import Star from "@mui/icons-material/Star";
import StarBorder from "@mui/icons-material/StarBorder";
import IconButton from "@mui/material/IconButton";
import { useText } from "../../../i18n/use-text.ts";

interface ViewButtonsProps {
  readonly name: string;
  readonly isDefault: boolean;
  readonly onDefault: () => void;
  /** Null if the user may not change the view. */
  readonly change: { readonly editLabel: string; readonly onEdit: () => void; readonly onRemove: () => void } | null;
}

/** Buttons of a saved view: open the list with it, edit it, delete it. */
export function ViewButtons({ name, isDefault, onDefault, change }: ViewButtonsProps) {
  const { t } = useText();
  return (
    <>
      <IconButton
        aria-label={t("find.views.open", { name })}
        aria-pressed={isDefault}
        title={t("find.views.default")}
        color={isDefault ? "primary" : "default"}
        onClick={onDefault}
      >
        {isDefault ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
      </IconButton>
      {change ? (
        <>
          <IconButton aria-label={change.editLabel} title={change.editLabel} onClick={change.onEdit}>
            <Edit fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t("find.views.remove", { name })}
            title={t("find.views.remove", { name })}
            onClick={change.onRemove}
          >
            <Delete fontSize="small" />
          </IconButton>
        </>
      ) : null}
    </>
  );
}
