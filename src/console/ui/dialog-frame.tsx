import { Box } from "./mui/box.ts";
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "./mui/dialog.ts";
import { type ComponentProps, type ReactNode, useId } from "react";

interface DialogFrameProps
  extends Pick<ComponentProps<typeof Dialog>, "maxWidth" | "onClose">,
    Pick<ComponentProps<"form">, "onSubmit" | "onKeyDown" | "noValidate"> {
  /** Default: true. */
  readonly open?: boolean;
  readonly title: ReactNode;
  /** First paragraph, which screen readers read after the title. */
  readonly text?: string;
  /** Id of the element that describes the dialog, if that is not `text`. */
  readonly describedBy?: string;
  /** Escape and clicks outside do not close the dialog. */
  readonly busy?: boolean;
  /** Renders the content as a column with this space between its parts. */
  readonly gap?: number;
  /** The buttons. Without them, `children` render `DialogContent` and `DialogActions` themselves. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

const COLUMN = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/**
 * A modal dialog with its title, content and buttons. With `onSubmit` it is a form, so that Enter submits it.
 *
 * @example
 * <DialogFrame title={title} onClose={onClose} actions={<Button onClick={onClose}>{t("crud.action.close")}</Button>}>
 *   {content}
 * </DialogFrame>
 */
export function DialogFrame({ open = true, maxWidth = "sm", busy = false, onClose, ...props }: DialogFrameProps) {
  const { title, text, describedBy, gap, onSubmit, onKeyDown, noValidate, actions, children } = props;
  const id = useId();
  const description = describedBy ?? (text === undefined ? undefined : `${id}-text`);
  const content = (
    <>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      {actions === undefined ? (
        children
      ) : (
        <>
          <DialogContent {...(gap === undefined ? {} : { sx: { ...COLUMN, gap } })}>
            {text === undefined ? null : (
              <DialogContentText id={`${id}-text`} sx={{ overflowWrap: "anywhere" }}>
                {text}
              </DialogContentText>
            )}
            {children}
          </DialogContent>
          <DialogActions sx={{ flexWrap: "wrap", rowGap: 1 }}>{actions}</DialogActions>
        </>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      {...(busy || onClose === undefined ? {} : { onClose })}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
      {...(description === undefined ? {} : { "aria-describedby": description })}
    >
      {onSubmit === undefined ? (
        content
      ) : (
        <Box component="form" {...{ onSubmit, onKeyDown, noValidate }} sx={{ display: "contents" }}>
          {content}
        </Box>
      )}
    </Dialog>
  );
}
