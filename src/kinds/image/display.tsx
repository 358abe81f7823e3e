import type { DisplayProps } from "../../console/fields/display/display-props.ts";
import styles from "../../console/fields/display/values.module.css";
import { useText } from "../../console/i18n/use-text.ts";
import { UriValue } from "../uri/display.tsx";
import { ImagePicture } from "./image-picture.tsx";

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
