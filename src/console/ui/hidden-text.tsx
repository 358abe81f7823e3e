import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Words for those who hear the page, where those who see it need none. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
