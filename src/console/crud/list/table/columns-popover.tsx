import { KeyboardArrowDownIcon } from "../../../ui/icons/keyboard-arrow-down.ts";
import { KeyboardArrowUpIcon } from "../../../ui/icons/keyboard-arrow-up.ts";
import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { IconButton } from "../../../ui/mui/icon-button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { useId, useMemo } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useText } from "../../../i18n/use-text.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { menuOrigins } from "../../../ui/menu-origins.ts";
import { listDefaults } from "../../query/list-defaults.ts";
import { isStorageVolatile, savePreferences, useSavedPreferences } from "../state/saved-views.ts";
import styles from "./column-sizes.module.css";
import { givenWidths, keepWidth, MAX_WIDTH, MIN_WIDTH, shownWidths } from "./column-widths.ts";

interface ColumnsPopoverProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Settings for the visibility, order and width of a list's columns. The title column is always visible. */
export function ColumnsPopover({ screens, shown, onChange, anchor, onClose }: ColumnsPopoverProps) {
  const { t } = useText();
  const id = useId();
  const { columns: stated, allColumns } = useMemo(() => listDefaults(screens), [screens]);
  useSavedPreferences(screens.entity);
  const widths = { ...shownWidths(shown), ...givenWidths(screens, shown) };
  const all = [...shown, ...allColumns.filter((name) => !shown.includes(name))];
  const toggle = (name: string) =>
    onChange(shown.includes(name) ? shown.filter((column) => column !== name) : [...shown, name]);
  const move = (name: string, by: number) => {
    const next = shown.filter((column) => column !== name);
    next.splice(shown.indexOf(name) + by, 0, name);
    onChange(next);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...menuOrigins(useDirection(), "end")}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
    >
      <Box sx={{ p: 2, display: "grid", gap: 0.5, minWidth: 280 }}>
        <Typography id={id} variant="subtitle2">
          {t("crud.list.columns")}
        </Typography>
        {all.map((name) => (
          <ColumnLine
            key={name}
            label={screens.fields[name] ? t(screens.fields[name].labelKey) : name}
            isShown={shown.includes(name)}
            isFixed={name === screens.titleField}
            canMove={(by) => shown.includes(name) && shown[shown.indexOf(name) + by] !== undefined}
            onToggle={() => toggle(name)}
            onMove={(by) => move(name, by)}
            width={widths[name]}
            onWidth={(width) => keepWidth(screens, shown, { name, width })}
          />
        ))}
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, mt: 1 }}>
          <Typography variant="caption" color="textSecondary">
            {t(isStorageVolatile() ? "find.columns.unkept" : "find.columns.kept")}
          </Typography>
          <Button
            onClick={() => {
              savePreferences(screens.entity, { widths: undefined });
              onChange(stated);
            }}
          >
            {t("find.columns.reset")}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

interface ColumnLineProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly isFixed: boolean;
  readonly canMove: (by: number) => boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
  /** In pixels; undefined if the column is hidden. */
  readonly width: number | undefined;
  readonly onWidth: (width: number) => void;
}

function ColumnLine({ label, isShown, isFixed, canMove, onToggle, onMove, width, onWidth }: ColumnLineProps) {
  const { t } = useText();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <CheckboxField
        sx={{ flex: 1, mr: 1 }}
        disabled={isFixed && isShown}
        label={label}
        checked={isShown}
        onChange={onToggle}
      />
      {width === undefined ? null : (
        <input
          type="range"
          className={styles["width"]}
          aria-label={t("find.columns.width", { field: label })}
          title={t("find.columns.width", { field: label })}
          min={MIN_WIDTH}
          max={MAX_WIDTH}
          step={8}
          value={width}
          onChange={(event) => onWidth(event.target.valueAsNumber)}
        />
      )}
      <IconButton
        disabled={!canMove(-1)}
        aria-label={t("find.columns.up", { field: label })}
        onClick={() => onMove(-1)}
      >
        <KeyboardArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={!canMove(1)}
        aria-label={t("find.columns.down", { field: label })}
        onClick={() => onMove(1)}
      >
        <KeyboardArrowDownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
