import { useState } from "react";
import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { toRawText } from "../../console/lib/exact-json.ts";
import { truncateText } from "../../console/lib/truncate-text.ts";

/** Maximum text length in a list, in characters. */
const LIST_MAX_LENGTH = 80;

/** Minimum length, in characters, of a text that may wrap to two lines in a narrow list. */
const LONG = 24;

/** Plain text, never HTML. `<bdi>` isolates its text direction. */
export function TextValue(props: DisplayProps) {
  const { language } = useText();
  const { place, field } = props;
  if (place === "show") {
    return <WholeText {...props} isMultiline={false} />;
  }
  const text = toRawText(props.value);
  const shown = truncateText(text, field.options?.maxLength ?? LIST_MAX_LENGTH, language);
  return (
    <bdi title={text} lang={field.language} className={styles["line"]} data-long={shown.length > LONG || undefined}>
      {shown}
    </bdi>
  );
}

/** Text with its line breaks. On one line in a list. */
export function MultilineValue(props: DisplayProps) {
  if (props.place === "list") {
    return <TextValue {...props} value={toRawText(props.value).replace(/\s+/g, " ")} />;
  }
  return <WholeText {...props} isMultiline />;
}

interface WholeTextProps extends DisplayProps {
  readonly isMultiline: boolean;
}

/** Text truncated at its maximum length, with a button to show the rest. */
function WholeText({ value, field, isMultiline }: WholeTextProps) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const text = toRawText(value);
  const cut = truncateText(text, field.options?.maxLength ?? Number.POSITIVE_INFINITY, language);
  return (
    <>
      <bdi lang={field.language} className={styles[isMultiline ? "lines" : "whole"]}>
        {isOpen ? text : cut}
      </bdi>
      {cut === text ? null : (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={styles["more"]}>
          {t(isOpen ? "crud.show.less" : "crud.show.more")}
        </button>
      )}
    </>
  );
}
