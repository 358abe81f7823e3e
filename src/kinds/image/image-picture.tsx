import { useState } from "react";
import styles from "../../console/fields/display/values.module.css";

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
