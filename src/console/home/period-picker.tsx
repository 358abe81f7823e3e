import { Box } from "../ui/mui/box.ts";
import { TextField } from "../ui/mui/text-field.ts";
import type { ReactNode } from "react";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { COMPARISONS, type Comparison, PERIODS, type Period, type PeriodChoice, type PeriodName } from "./period.ts";

interface PeriodPickerProps {
  readonly choice: PeriodChoice;
  readonly onChange: (choice: PeriodChoice) => void;
  /** Further controls of the same line. */
  readonly children?: ReactNode;
}

/**
 * Selects a period and a second one for comparison.
 *
 * @example
 * <PeriodPicker choice={choice} onChange={setChoice} />
 */
export function PeriodPicker({ choice, onChange, children }: PeriodPickerProps) {
  const { t } = useText();
  const { days } = choice;
  const setDay = (day: Partial<Period>) => {
    const next = { ...days, ...day };
    if (next.from !== "" && next.to !== "" && next.from <= next.to) {
      onChange({ ...choice, days: next });
    }
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Choice
        label={t("screen.period.label")}
        value={choice.name}
        options={PERIODS.map((name) => [name, `screen.period.${name}`])}
        onChange={(name) => onChange({ ...choice, name: name as PeriodName })}
      />
      {choice.name === "custom" ? (
        <>
          <Day label={t("screen.period.since")} value={days.from} onChange={(from) => setDay({ from })} />
          <Day label={t("screen.period.until")} value={days.to} onChange={(to) => setDay({ to })} />
        </>
      ) : null}
      <Choice
        label={t("screen.period.compare")}
        value={choice.comparison}
        options={COMPARISONS.map((name) => [name, `screen.period.${name}`])}
        onChange={(name) => onChange({ ...choice, comparison: name as Comparison })}
      />
      {children}
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, key: TextKey])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const { t } = useText();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
      fullWidth={false}
      sx={{ minWidth: 160, flexGrow: { xs: 1, sm: 0 } }}
    >
      {options.map(([option, key]) => (
        <option key={option} value={option}>
          {t(key)}
        </option>
      ))}
    </TextField>
  );
}

const DayInput = lazyComponent(async () => (await import("../fields/day-input.tsx")).DayInput);

function Day(props: Omit<ChoiceProps, "options">) {
  return <DayInput {...props} size="small" fullWidth={false} />;
}
