import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { toRawText } from "../../lib/exact-json.ts";
import { truncateText } from "../../lib/truncate-text.ts";
import type { DisplayProps } from "./display-props.ts";
import styles from "./values.module.css";

/** What a list has room for. */
const LIST_MAX_LENGTH = 80;

/** A longer one may take two lines where a list has little room. */
const LONG = 24;

/** A text as it is; never as markup, and kept from turning the direction of what stands around it. */
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

/** A text with its line breaks; in a list, on one line. */
export function MultilineValue(props: DisplayProps) {
  if (props.place === "list") {
    return <TextValue {...props} value={toRawText(props.value).replace(/\s+/g, " ")} />;
  }
  return <WholeText {...props} isMultiline />;
}

interface WholeTextProps extends DisplayProps {
  readonly isMultiline: boolean;
}

/** A text cut at its field's maximum length, with the rest one click away. */
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
