import type { EntitySpec } from "entity-console/spec";

/** An X-ray image of the laboratory. So far it has only a type and labels. */
export interface Radiograph {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  bodyRegion: string;
  /** @format date-time */
  exposedAt: string;
  /** Address of the picture.
   * @format uri
   */
  pictureAddress: string;
}

export const radiograph = {
  titleField: "bodyRegion",
  icon: "ImageSearchOutlined",
} as const satisfies EntitySpec<Radiograph>;
