import styles from "./field.module.css";
import { ImagePicture } from "./image-picture.tsx";
import { UriControl } from "./text-control.tsx";
import type { ControlProps } from "./use-control.ts";

/** An image URL with a preview of the image. */
export function ImageControl(props: ControlProps) {
  return (
    <div className={styles["stack"]}>
      <UriControl {...props} />
      <ImagePicture address={props.value} />
    </div>
  );
}
