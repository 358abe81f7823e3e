/**
 * Components and styles for screens and overrides.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.

export { Alert } from "../../console/ui/mui/alert.ts";
export { Autocomplete } from "../../console/ui/mui/autocomplete.ts";
export { Box } from "../../console/ui/mui/box.ts";
export { Button } from "../../console/ui/mui/button.ts";
export { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "../../console/ui/mui/dialog.ts";
export { Drawer } from "../../console/ui/mui/drawer.ts";
export { FormControlLabel } from "../../console/ui/mui/form-control-label.ts";
export { LinearProgress } from "../../console/ui/mui/linear-progress.ts";
export { Link } from "../../console/ui/mui/link.ts";
export { MenuItem } from "../../console/ui/mui/menu-item.ts";
export { Radio } from "../../console/ui/mui/radio.ts";
export { FormControl, FormLabel, RadioGroup } from "../../console/ui/mui/radio-group.ts";
export { Skeleton } from "../../console/ui/mui/skeleton.ts";
export { Stack } from "../../console/ui/mui/stack.ts";
export { Table, TableBody, TableCell, TableHead, TableRow } from "../../console/ui/mui/table.ts";
export { TextField } from "../../console/ui/mui/text-field.ts";
export { Typography } from "../../console/ui/mui/typography.ts";
export { valueStyles } from "../../console/fields/display/value-styles.ts";
export { buttonStyles } from "../../console/ui/button-styles.ts";
export { CopyButton } from "../../console/ui/copy-button.tsx";
export { CopyableText } from "../../console/ui/copyable-text.tsx";
export { HiddenText } from "../../console/ui/hidden-text.tsx";
export { Icon } from "../../console/ui/icon.tsx";
export { Notice } from "../../console/ui/notice.tsx";
export { PageHeader } from "../../console/ui/page-header.tsx";
export { Panel } from "../../console/ui/panel.tsx";
export { PasswordField } from "../../console/ui/password-field.tsx";
export { SelectField } from "../../console/ui/select-field.tsx";
export { SideScroll } from "../../console/ui/side-scroll.tsx";
export { StatusChip } from "../../console/ui/status-chip.tsx";
export { UsageBar } from "../../console/ui/usage-bar.tsx";
export { FieldValue } from "../../kinds/field-value.tsx";
