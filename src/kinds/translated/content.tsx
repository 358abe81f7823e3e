import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { TextValue } from "../text/display.tsx";
import { translationsOf } from "./translated-text.ts";

/**
 * The text in the reader's language, else in the next available one. Show pages list all translations, the reader's
 * language first.
 */
export function TranslatedContent(props: DisplayProps) {
  const { t, language: reader } = useText();
  const { value, field, place, owner } = props;
  const texts = translationsOf(value, field, reader);
  const [first] = texts;
  if (place === "list" || owner !== undefined || texts.length < 2) {
    return (
      <span lang={first?.language}>
        <TextValue {...props} value={first?.text ?? ""} />
      </span>
    );
  }
  return (
    <dl className={styles["object"]}>
      {texts.map(({ language, text }) => (
        <div key={language}>
          <dt>{t(field.items?.find(({ name }) => name === language)?.labelKey ?? field.labelKey)}</dt>
          <dd lang={language}>
            <TextValue {...props} value={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
