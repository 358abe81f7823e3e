import MuiPopover from "@mui/material/Popover";

/** A panel next to the button that opened it. */
export const Popover = MuiPopover;
