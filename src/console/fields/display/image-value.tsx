import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { DisplayProps } from "./display-props.ts";
import { UriValue } from "./uri-value.tsx";
import styles from "./values.module.css";

const HEIGHT = { list: 40, show: 240 } as const;

/** The picture at an address; where it cannot be had, the address. */
export function ImageValue(props: DisplayProps) {
  const { t } = useText();
  const { value, place, field } = props;
  const picture = <ImagePicture address={value} height={HEIGHT[place]} label={t(field.labelKey)} />;
  return place === "list" ? (
    picture
  ) : (
    <div className={styles["pictured"]}>
      {picture}
      <UriValue {...props} />
    </div>
  );
}

interface ImagePictureProps {
  readonly address: unknown;
  /** In pixels. */
  readonly height?: number;
  /** What it is of; without one it is an ornament beside its address. */
  readonly label?: string;
}

/** A picture by its web address; nothing where that is none, or where it cannot be had. */
export function ImagePicture({ address, height = 120, label = "" }: ImagePictureProps) {
  const [failed, setFailed] = useState<unknown>(null);
  if (typeof address !== "string" || !/^https?:\/\//i.test(address) || failed === address) {
    return null;
  }
  return (
    <img
      src={address}
      alt={label}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
      className={styles["picture"]}
      style={{ maxHeight: height }}
    />
  );
}
