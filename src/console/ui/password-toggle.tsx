import { useText } from "../i18n/use-text.ts";
import { Glyph } from "./glyph.tsx";
import buttons from "./plain-button.module.css";

interface PasswordToggleProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Button that shows or hides a password. Its label names the next action. */
export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      className={buttons["icon"]}
      aria-pressed={isShown}
      aria-label={t(isShown ? "shell.login.hidePassword" : "shell.login.showPassword")}
      onClick={onToggle}
    >
      <Glyph name={isShown ? "eyeOff" : "eye"} />
    </button>
  );
}
