import CheckCircle from "@mui/icons-material/CheckCircleOutlined";
import HelpOutline from "@mui/icons-material/HelpOutlineOutlined";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUncheckedOutlined";
import { useText } from "../../i18n/use-text.ts";
import type { DisplayProps } from "./display-props.ts";

/** Three faces: checked, unchecked, and a face of its own for no answer. Each has a name to be read aloud. */
export function BooleanValue({ value }: DisplayProps) {
  const { t } = useText();
  if (value === true) {
    return (
      <CheckCircle fontSize="small" sx={{ display: "block" }} color="success" titleAccess={t("crud.boolean.true")} />
    );
  }
  if (value === false) {
    return (
      <RadioButtonUnchecked
        fontSize="small"
        sx={{ display: "block" }}
        color="disabled"
        titleAccess={t("crud.boolean.false")}
      />
    );
  }
  return (
    <HelpOutline fontSize="small" sx={{ display: "block" }} color="disabled" titleAccess={t("crud.boolean.null")} />
  );
}
