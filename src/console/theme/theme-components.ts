import type { Components } from "@mui/material/styles";
import type { ThemeTokens, ToneName } from "./theme-tokens.ts";

const SEVERITIES = ["success", "info", "warning", "error"] as const satisfies readonly ToneName[];

/** Labels of 12 px in fields with text of 14 px, as a share. */
const LABEL = 0.857;

/** Shared style of all components: compact, thin borders, visible focus. */
export function themeComponents(tokens: ThemeTokens): Components {
  const focusRing = { outline: `2px solid ${tokens.tones.primary.main}`, outlineOffset: 2 };
  const floating = { backgroundColor: tokens.raised, backgroundImage: "none", border: `1px solid ${tokens.hairline}` };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&.Mui-focusVisible": focusRing } },
    },
    MuiButton: {
      defaultProps: { size: "small", disableElevation: true },
      styleOverrides: {
        root: { minHeight: 32, paddingInline: 12, fontSize: "0.875rem", whiteSpace: "nowrap" },
        outlined: { borderColor: tokens.controlOutline },
      },
    },
    MuiIconButton: { defaultProps: { size: "small" }, styleOverrides: { root: { borderRadius: 8, padding: 6 } } },
    MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
    MuiFormControl: { defaultProps: { size: "small" } },
    MuiAutocomplete: { defaultProps: { size: "small" } },
    MuiSelect: { defaultProps: { size: "small" } },
    MuiTable: { defaultProps: { size: "small" } },
    MuiChip: { defaultProps: { size: "small" }, styleOverrides: { root: { borderRadius: 6 } } },
    MuiSwitch: { defaultProps: { size: "small" } },
    MuiRadio: { defaultProps: { size: "small" } },
    MuiCheckbox: { defaultProps: { size: "small" } },
    // Labels are always above the value, as in entity forms.
    // 12 px, as the labels of entity forms and of plain inputs.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        outlined: {
          "&.MuiInputLabel-shrink": {
            maxWidth: "calc(117% - 32px)",
            transform: `translate(14px, -9px) scale(${LABEL})`,
          },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        notchedOutline: { borderColor: tokens.controlOutline, "& legend": { fontSize: `${LABEL}em` } },
        root: { borderRadius: 8 },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: "0.75rem" } } },
    // Some themes have no distinct link color, so links need an underline.
    MuiLink: { defaultProps: { underline: "always" } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiPopover: { styleOverrides: { paper: floating } },
    MuiMenuItem: { defaultProps: { dense: true }, styleOverrides: { root: { minHeight: 32, gap: 8 } } },
    MuiDialog: { styleOverrides: { paper: { ...floating, borderRadius: 12 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: "1rem", fontWeight: 600 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: "12px 20px 16px" } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: SEVERITIES.map((severity) => ({
            props: { severity, variant: "standard" as const },
            style: { backgroundColor: tokens.tones[severity].soft, color: tokens.tones[severity].onSoft },
          })),
        },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderColor: tokens.hairline } } },
  };
}
