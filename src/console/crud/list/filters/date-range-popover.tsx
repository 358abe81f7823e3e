import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { type FormEvent, useId, useState } from "react";
import { DayInput } from "../../../fields/day-input.tsx";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useText } from "../../../i18n/use-text.ts";
import { type DateRange, readDateRange, writeDateRange } from "../../../lib/date-range.ts";
import { menuOrigins } from "../../../ui/menu-origins.ts";

interface DateRangePopoverProps {
  readonly title: string;
  readonly anchor: HTMLElement;
  readonly onApply: (value: string) => void;
  readonly onClose: () => void;
}

const OPEN: DateRange = { from: "", to: "" };

/** Validation error of a range, or null. */
function rangeProblem(range: DateRange): "crud.range.empty" | "crud.range.reversed" | null {
  if (readDateRange(writeDateRange(range)) === null) {
    return "crud.range.empty";
  }
  return range.to !== "" && range.to < range.from ? "crud.range.reversed" : null;
}

/** Date range input. Either end is optional. */
export function DateRangePopover({ title, anchor, onApply, onClose }: DateRangePopoverProps) {
  const { t } = useText();
  const id = useId();
  const [range, setRange] = useState(OPEN);
  const [isChecked, setChecked] = useState(false);
  const problem = rangeProblem(range);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null) {
      onApply(writeDateRange(range));
    }
  };
  const toInput = (end: keyof DateRange) => (
    <DayInput
      size="small"
      label={t(`crud.range.${end}`)}
      value={range[end]}
      error={isChecked && problem !== null}
      onChange={(day) => setRange({ ...range, [end]: day })}
      keepsUnread
    />
  );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...menuOrigins(useDirection(), "start")}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
    >
      <Box component="form" noValidate onSubmit={apply} sx={{ p: 2, display: "grid", gap: 2, width: 260 }}>
        <Typography id={id} variant="subtitle2">
          {title}
        </Typography>
        {toInput("from")}
        {toInput("to")}
        {isChecked && problem ? (
          <Typography variant="caption" color="error" role="alert">
            {t(problem)}
          </Typography>
        ) : null}
        <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1 }}>
          <Button color="inherit" onClick={onClose}>
            {t("crud.action.cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {t("crud.range.apply")}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
