import styles from "../../console/fields/field.module.css";
import type { ControlProps } from "../../console/fields/use-control.ts";
import { UriControl } from "../uri/control.tsx";
import { ImagePicture } from "./image-picture.tsx";

/** An image URL with a preview of the image. */
export function ImageControl(props: ControlProps) {
  return (
    <div className={styles["stack"]}>
      <UriControl {...props} />
      <ImagePicture address={props.value} />
    </div>
  );
}
