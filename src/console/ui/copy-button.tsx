import { CopyIcon } from "./icons/copy.ts";
import buttons from "./plain-button.module.css";
import { useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, including the source of the text. */
  readonly label: string;
}

/**
 * Copies a text with one click.
 *
 * @example
 * <CopyButton text={link} label={t("product.copyLink")} />
 */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <button type="button" aria-label={label} className={buttons["copy"]} onClick={() => void copy(text)}>
      <CopyIcon fontSize="inherit" />
    </button>
  );
}
