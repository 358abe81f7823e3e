import type { NestingDisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { isEmptyValue } from "../../console/lib/is-empty-value.ts";
import { TextValue } from "../text/display.tsx";

/** An object as label and value pairs. In a list, its scalar values on one line. */
export function ObjectValue({ Cell, ...props }: NestingDisplayProps) {
  const { t } = useText();
  const { value, field, place } = props;
  const record = typeof value === "object" && value !== null ? (value as { readonly [part: string]: unknown }) : {};
  const parts = (field.items ?? []).filter(({ name }) => !isEmptyValue(record[name]));
  if (place === "list") {
    const texts = parts.flatMap(({ name, enumeration }) => {
      const part = record[name];
      const known = enumeration?.values.find(({ value: each }) => each === part);
      return typeof part === "object" ? [] : [known ? t(known.labelKey) : part];
    });
    return <TextValue {...props} value={texts.join(", ")} />;
  }
  return (
    <dl className={styles["object"]}>
      {parts.map((part) => (
        <div key={part.name}>
          <dt>{t(part.labelKey)}</dt>
          <dd>
            <Cell field={part} record={record} value={record[part.name]} place="show" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
