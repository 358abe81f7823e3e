import { DragIndicatorIcon } from "../../../ui/icons/drag-indicator.ts";
import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { IconButton } from "../../../ui/mui/icon-button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from "react";
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
  const move = (name: string, to: number) => {
    if (to !== shown.indexOf(name) && shown[to] !== undefined) {
      const next = shown.filter((column) => column !== name);
      next.splice(to, 0, name);
      onChange(next);
    }
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
            at={shown.indexOf(name)}
            onToggle={() => toggle(name)}
            onMove={(to) => move(name, to)}
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
  /** Position among the visible columns, or -1. */
  readonly at: number;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  /** In pixels; undefined if the column is hidden. */
  readonly width: number | undefined;
  readonly onWidth: (width: number) => void;
}

function ColumnLine({ label, isShown, isFixed, at, onToggle, onMove, width, onWidth }: ColumnLineProps) {
  const { t } = useText();
  return (
    <Box data-column-line sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <DragHandle label={t("find.columns.move", { field: label })} at={at} onMove={onMove} />
      <CheckboxField
        sx={{ flex: 1, mr: 1 }}
        disabled={isFixed && isShown}
        label={label}
        checked={isShown}
        onChange={onToggle}
      />
      {width === undefined ? null : (
        <span className={styles["width"]}>
          <input
            key={width}
            type="number"
            aria-label={t("find.columns.width", { field: label })}
            title={t("find.columns.width", { field: label })}
            min={MIN_WIDTH}
            max={MAX_WIDTH}
            step={8}
            defaultValue={width}
            // While typing, `2` of `200` is not a width yet.
            onBlur={(event) => event.target.value !== String(width) && onWidth(event.target.valueAsNumber || width)}
            onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          />
          px
        </span>
      )}
    </Box>
  );
}

/** Index of the line under the pointer. */
function lineAt({ currentTarget, clientY }: PointerEvent<HTMLElement>): number {
  const lines =
    currentTarget.closest("[data-column-line]")?.parentElement?.querySelectorAll("[data-column-line]") ?? [];
  return [...lines].findIndex((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return clientY >= top && clientY <= bottom;
  });
}

/** Moves a column by dragging, or with the arrow keys. Lines do not animate: each one moves when the pointer passes it. */
function DragHandle({ label, at, onMove }: Pick<ColumnLineProps, "label" | "at" | "onMove">) {
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(at + by);
    }
  };
  return (
    <IconButton
      size="small"
      disabled={at === -1}
      aria-label={label}
      title={label}
      aria-keyshortcuts="ArrowUp ArrowDown"
      sx={{ cursor: "grab", touchAction: "none", "&:active": { cursor: "grabbing" } }}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
      onPointerMove={(event) => event.buttons === 1 && onMove(lineAt(event))}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
}
