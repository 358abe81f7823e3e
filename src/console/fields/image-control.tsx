import Box from "@mui/material/Box";
import { ImagePicture } from "./display/image-value.tsx";
import { UriControl } from "./text-control.tsx";
import type { ControlProps } from "./use-control.ts";

/** The address of a picture, and the picture under it. */
export function ImageControl(props: ControlProps) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <UriControl {...props} />
      <ImagePicture address={props.value} />
    </Box>
  );
}
