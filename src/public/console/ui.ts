/**
 * Components and styles for screens and overrides.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
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
export { SideScroll } from "../../console/ui/side-scroll.tsx";
export { StatusChip } from "../../console/ui/status-chip.tsx";
export { UsageBar } from "../../console/ui/usage-bar.tsx";
export { FieldValue } from "../../kinds/field-value.tsx";
