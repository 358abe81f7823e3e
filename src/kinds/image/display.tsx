import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { DisplayProps } from "./display-props.ts";
import { UriValue } from "./uri-value.tsx";
import styles from "./values.module.css";

const HEIGHT = { list: 40, show: 240 } as const;

/** The image, with its URL on show pages. If the image fails to load, only the URL remains. */
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
  /** Alternative text. Empty for a decorative image next to its URL. */
  readonly label?: string;
}

/** An image by its web address. Renders null for other URLs and after a load error. */
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
