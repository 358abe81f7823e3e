import MuiDialog from "@mui/material/Dialog";
import MuiDialogActions from "@mui/material/DialogActions";
import MuiDialogContent from "@mui/material/DialogContent";
import MuiDialogContentText from "@mui/material/DialogContentText";
import MuiDialogTitle from "@mui/material/DialogTitle";

/** A modal dialog. Needs a `DialogTitle` that `aria-labelledby` names. */
export const Dialog = MuiDialog;

/** The buttons at the end of a dialog. */
export const DialogActions = MuiDialogActions;

/** The scrolling part of a dialog. */
export const DialogContent = MuiDialogContent;

/** A paragraph of a dialog. */
export const DialogContentText = MuiDialogContentText;

/** The title of a dialog. */
export const DialogTitle = MuiDialogTitle;
