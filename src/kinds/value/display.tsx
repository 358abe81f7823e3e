import type { ComponentType } from "react";
import { useText } from "../../i18n/use-text.ts";
import { isEmptyValue } from "../../lib/is-empty-value.ts";
import type { DisplayProps } from "./display-props.ts";
import { TextValue } from "./text-value.tsx";
import styles from "./values.module.css";

interface ObjectProps extends DisplayProps {
  /** Renders one property. */
  readonly Cell: ComponentType<DisplayProps>;
}

/** An object as label and value pairs. In a list, its scalar values on one line. */
export function ObjectValue({ Cell, ...props }: ObjectProps) {
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
