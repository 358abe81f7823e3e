import type { EntitySpec } from "#spec";

/** A picture of the laboratory's; so far it has a type and labels only. */
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
