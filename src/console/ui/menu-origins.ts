import type { TextDirection } from "../../contract/labels.ts";

/** Position of MUI's popovers below their buttons, at the start or the end of the button. MUI does not mirror it. */
export function menuOrigins(direction: TextDirection, edge: "start" | "end") {
  const horizontal = (edge === "start") === (direction === "ltr") ? "left" : "right";
  return {
    anchorOrigin: { vertical: "bottom", horizontal },
    transformOrigin: { vertical: "top", horizontal },
  } as const;
}
