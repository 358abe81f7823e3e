import { Box } from "../../ui/mui/box.ts";
import { Button } from "../../ui/mui/button.ts";
import { FormControlLabel } from "../../ui/mui/form-control-label.ts";
import { Switch } from "../../ui/mui/switch.ts";
import { Typography } from "../../ui/mui/typography.ts";
import { useId, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { hasSingleKeys, setSingleKeys } from "../../lib/single-key.ts";
import { useSignedInProduct } from "../../product.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { KeyCaps } from "../../ui/key-caps.tsx";
import { toGoKeys } from "./go-keys.ts";

interface KeyLine {
  readonly label: string;
  readonly keys: readonly string[];
  /** Pressed one after the other, not together. */
  readonly isSequence?: boolean;
}

interface KeySheetProps {
  readonly onClose: () => void;
}

/** Dialog with all keyboard shortcuts, and the switch for single-key shortcuts. */
export function KeySheet({ onClose }: KeySheetProps) {
  const { t } = useText();
  const [isOn, setOn] = useState(hasSingleKeys);
  const goTo = toGoKeys(t, useSignedInProduct().menu).filter(({ letter }) => letter !== "");
  return (
    <DialogFrame
      title={t("keyboard.sheet.title")}
      onClose={onClose}
      maxWidth="md"
      actions={<Button onClick={onClose}>{t("keyboard.sheet.done")}</Button>}
    >
      <Box
        sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}
      >
        <KeyList
          title={t("keyboard.sheet.go")}
          lines={goTo.map(({ label, letter }) => ({ label, keys: ["g", letter], isSequence: true }))}
        />
        <Box sx={{ display: "grid", gap: 3, alignContent: "start" }}>
          <KeyList
            title={t("keyboard.sheet.everywhere")}
            lines={[
              { label: t("keyboard.sheet.palette"), keys: ["Ctrl", "K"] },
              { label: t("keyboard.sheet.undo"), keys: ["Ctrl", "Z"] },
              { label: t("keyboard.sheet.open"), keys: ["?"] },
              { label: t("keyboard.sheet.close"), keys: ["Esc"] },
            ]}
          />
          <KeyList
            title={t("keyboard.sheet.lists")}
            lines={[
              { label: t("keyboard.sheet.search"), keys: ["/"] },
              { label: t("keyboard.sheet.create"), keys: ["n"] },
              { label: t("keyboard.sheet.rowNext"), keys: ["j"] },
              { label: t("keyboard.sheet.rowBack"), keys: ["k"] },
              { label: t("keyboard.sheet.rowSelect"), keys: ["x"] },
              { label: t("keyboard.sheet.rowRange"), keys: ["Shift", "↓"] },
              { label: t("keyboard.sheet.rowOpen"), keys: ["Enter"] },
              { label: t("keyboard.sheet.selectAll"), keys: ["Ctrl", "A"] },
              { label: t("keyboard.sheet.save"), keys: ["Ctrl", "S"] },
            ]}
          />
        </Box>
        <FormControlLabel
          sx={{ gridColumn: "1 / -1" }}
          control={
            <Switch
              checked={isOn}
              onChange={(_, checked) => {
                setSingleKeys(checked);
                setOn(checked);
              }}
            />
          }
          label={t("keyboard.sheet.singleKeys")}
        />
      </Box>
    </DialogFrame>
  );
}

function KeyList({ title, lines }: { readonly title: string; readonly lines: readonly KeyLine[] }) {
  const { t } = useText();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
        {lines.map(({ label, keys, isSequence }) => (
          <Box key={label} sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 2 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              <KeyCaps keys={keys} between={isSequence === true ? t("keyboard.sheet.then") : "+"} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
