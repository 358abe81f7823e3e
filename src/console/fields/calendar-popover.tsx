import { Popover } from "../ui/mui/popover.ts";
import { type DayFlag, DayPicker } from "react-day-picker";
import { useDirection } from "../i18n/use-direction.ts";
import { useText } from "../i18n/use-text.ts";
import { currentDay } from "../lib/calendar.ts";
import { dayIn } from "../lib/date-range.ts";
import { dateFormat } from "../lib/intl-formats.ts";
import { menuOrigins } from "../ui/menu-origins.ts";
import styles from "./calendar-popover.module.css";
import type { DateEntry } from "./date-entry.ts";
import { fromLocalInput, toLocalInput } from "./date-text.ts";

/** The date field of a calendar. */
export interface CalendarOf {
  /** Element id of the text field. Its label has the same id with the suffix `-label`. */
  readonly id: string;
  readonly entry: Pick<DateEntry, "hasTime">;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
}

interface CalendarPopoverProps extends CalendarOf {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Years before and after the current one in the list of years. */
const YEARS = { before: 100, after: 50 };

const MIDNIGHT = "00:00";

/** The day of a text as a local date, as the calendar library expects it. */
function toLocalDate(day: string): Date | undefined {
  const [year = Number.NaN, month = 1, date = 1] = day.split("-").map(Number);
  const local = new Date(2000, 0, 1);
  local.setFullYear(year, month - 1, date);
  return Number.isNaN(local.getTime()) ? undefined : local;
}

const toDay = (date: Date): string =>
  [String(date.getFullYear()).padStart(4, "0"), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** First day of the week, 0 for Sunday. Browsers without week data get Monday, as filters by week do. */
function firstWeekday(language: string): 0 | 1 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(language);
  const first = locale.getWeekInfo?.().firstDay;
  return first === 7 ? 0 : first === 6 ? 6 : 1;
}

/** Texts of the calendar in the reader's language. */
function useCalendarTexts() {
  const { t, language } = useText();
  const format = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    dateFormat(language, { ...options, calendar: "gregory" }).format(date);
  const nameOf = (part: "month" | "year") =>
    new Intl.DisplayNames(language, { type: "dateTimeField" }).of(part) ?? part;
  const fullDay = format({ dateStyle: "full" });
  const monthAndYear = format({ month: "long", year: "numeric" });
  return {
    formatters: {
      formatCaption: monthAndYear,
      formatDay: format({ day: "numeric" }),
      formatMonthDropdown: format({ month: "long" }),
      formatYearDropdown: format({ year: "numeric" }),
      formatWeekdayName: format({ weekday: "narrow" }),
    },
    labels: {
      labelDayButton: (date: Date, { today = false }: Partial<Record<DayFlag, boolean>>) =>
        today ? `${t("crud.date.today")}, ${fullDay(date)}` : fullDay(date),
      labelGridcell: fullDay,
      labelGrid: monthAndYear,
      labelWeekday: format({ weekday: "long" }),
      labelNav: () => t("crud.date.months"),
      labelNext: () => t("crud.date.next"),
      labelPrevious: () => t("crud.date.previous"),
      labelMonthDropdown: () => nameOf("month"),
      labelYearDropdown: () => nameOf("year"),
    },
  };
}

/** Focuses the text field and selects its time, so that the time can be typed next. */
function selectTime(id: string): void {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) {
    input.focus();
    input.setSelectionRange(input.value.search(/\S*\d:\d\d/), input.value.length);
  }
}

/** The calendar of a date field. Choosing a day closes it. */
export function CalendarPopover({ id, anchor, entry, value, onChange, onClose }: CalendarPopoverProps) {
  const { t, language } = useText();
  const direction = useDirection();
  const texts = useCalendarTexts();
  const now = entry.hasTime ? toLocalInput(value) : (dayIn(value) ?? "");
  const selected = toLocalDate(now.slice(0, 10));
  const today = toLocalDate(currentDay()) ?? new Date();
  const choose = (date: Date) => {
    const day = toDay(date);
    const next = entry.hasTime ? fromLocalInput(`${day}T${now.slice(11) || MIDNIGHT}`) : day;
    if (next !== undefined) {
      onChange(next);
    }
    onClose();
    if (entry.hasTime) {
      // Runs after the popover has returned the focus and the field shows the new value.
      setTimeout(() => selectTime(id));
    }
  };
  const years = [today.getFullYear(), selected?.getFullYear() ?? today.getFullYear()];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      {...menuOrigins(direction, "end")}
      slotProps={{ paper: { role: "dialog", "aria-label": t("crud.date.open") } }}
    >
      <DayPicker
        {...texts}
        mode="single"
        required
        autoFocus
        className={styles["calendar"] ?? ""}
        classNames={CLASSES}
        dir={direction}
        lang={language}
        captionLayout="dropdown"
        navLayout="around"
        showOutsideDays
        weekStartsOn={firstWeekday(language)}
        today={today}
        selected={selected}
        defaultMonth={selected ?? today}
        startMonth={new Date(Math.min(...years) - YEARS.before, 0)}
        endMonth={new Date(Math.max(...years) + YEARS.after, 11)}
        onSelect={(date) => choose(date)}
        footer={
          <button type="button" className={styles["today"]} onClick={() => choose(today)}>
            {t("crud.date.today")}
          </button>
        }
      />
    </Popover>
  );
}

const CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    months: "months",
    month: "month",
    nav: "nav",
    button_previous: "step",
    button_next: "step",
    chevron: "chevron",
    month_caption: "caption",
    dropdowns: "dropdowns",
    dropdown_root: "dropdownRoot",
    dropdown: "dropdown",
    caption_label: "captionLabel",
    month_grid: "grid",
    weekday: "weekday",
    day: "day",
    day_button: "dayButton",
    selected: "selected",
    today: "isToday",
    outside: "outside",
    footer: "footer",
  }).map(([part, name]) => [part, styles[name] ?? ""]),
);
