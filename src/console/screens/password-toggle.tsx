import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import { useText } from "../i18n/use-text.ts";

interface PasswordToggleProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides the password in its field; its name says what it will do. */
export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  const { t } = useText();
  return (
    <IconButton
      edge="end"
      aria-pressed={isShown}
      aria-label={t(isShown ? "shell.login.hidePassword" : "shell.login.showPassword")}
      onClick={onToggle}
    >
      {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
    </IconButton>
  );
}
