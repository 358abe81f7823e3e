/** A modal dialog. Needs a `DialogTitle` that `aria-labelledby` names. */
export { default as Dialog } from "@mui/material/Dialog";
/** The buttons at the end of a dialog. */
export { default as DialogActions } from "@mui/material/DialogActions";
/** The scrolling part of a dialog. */
export { default as DialogContent } from "@mui/material/DialogContent";
/** A paragraph of a dialog. */
export { default as DialogContentText } from "@mui/material/DialogContentText";
/** The title of a dialog. */
export { default as DialogTitle } from "@mui/material/DialogTitle";
