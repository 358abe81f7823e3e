import { Box } from "../ui/mui/box.ts";
import type { ReactNode } from "react";
import { useText } from "../i18n/use-text.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { COMPARISONS, PERIODS, type Period, type PeriodChoice } from "./period.ts";

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
      <SelectField
        native
        label={t("screen.period.label")}
        value={choice.name}
        options={PERIODS.map((name) => ({ value: name, label: t(`screen.period.${name}`) }))}
        onChange={(name) => onChange({ ...choice, name })}
      />
      {choice.name === "custom" ? (
        <>
          <Day label={t("screen.period.since")} value={days.from} onChange={(from) => setDay({ from })} />
          <Day label={t("screen.period.until")} value={days.to} onChange={(to) => setDay({ to })} />
        </>
      ) : null}
      <SelectField
        native
        label={t("screen.period.compare")}
        value={choice.comparison}
        options={COMPARISONS.map((name) => ({ value: name, label: t(`screen.period.${name}`) }))}
        onChange={(comparison) => onChange({ ...choice, comparison })}
      />
      {children}
    </Box>
  );
}

const DayInput = lazyComponent(async () => (await import("../fields/day-input.tsx")).DayInput);

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function Day(props: DayProps) {
  return <DayInput {...props} size="small" fullWidth={false} />;
}
