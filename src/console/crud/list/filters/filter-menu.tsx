import { ArrowBackIcon } from "../../../ui/icons/arrow-back.ts";
import { FilterListIcon } from "../../../ui/icons/filter-list.ts";
import { useCallback, useRef, useState } from "react";
import type { MessageKey } from "../../../../contract/register.ts";
import type { FieldDescriptor } from "../../../../contract/screens.ts";
import { filterOf } from "../../../../kinds/filters.ts";
import { writeCondition } from "../../../data/condition.ts";
import { useText } from "../../../i18n/use-text.ts";
import { lazyComponent } from "../../../ui/lazy-component.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import buttons from "../../../ui/plain-button.module.css";
import { useFilterOptions } from "../../query/use-filter-options.ts";

const DateRangePopover = lazyComponent(async () => (await import("./date-range-popover.tsx")).DateRangePopover);

interface FilterMenuProps {
  readonly fields: readonly FieldDescriptor<MessageKey>[];
  readonly onFilter: (field: string, value: string) => void;
  /** Opens the filter dialog, with a new condition for a field whose values have to be typed. */
  readonly onMore: (field?: string) => void;
}

/** Current step: a menu of fields or of a field's values, or a date range to type. */
type Step = "closed" | "menu" | "range";

/** Adds a filter: first the field, then its value. */
export function FilterMenu({ fields, onFilter, onMore }: FilterMenuProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>("closed");
  const [field, setField] = useState<FieldDescriptor<MessageKey> | null>(null);
  const close = useCallback(() => setStep("closed"), []);
  const more = (name?: string) => {
    close();
    onMore(name);
  };
  const choose = (value: string) => {
    if (field) {
      onFilter(field.name, value);
    }
    close();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={`${buttons["button"]} ${buttons["flat"]}`}
        aria-haspopup="menu"
        onClick={() => {
          setField(null);
          setStep("menu");
        }}
      >
        <FilterListIcon fontSize="small" />
        {t("crud.list.filters")}
      </button>
      <Menu
        key={field?.name ?? ""}
        anchor={step === "menu" ? button.current : null}
        onClose={close}
        aria-label={t("crud.list.filters")}
      >
        {field
          ? [
              <MenuItem key="back" look="quiet" onClick={() => setField(null)}>
                <ArrowBackIcon className="mirrored" fontSize="small" />
                {t(field.labelKey)}
              </MenuItem>,
              <FilterValues key="values" field={field} onChoose={choose} onRange={() => setStep("range")} />,
            ]
          : [
              ...fields.map((each) => (
                <MenuItem key={each.name} onClick={() => (isTyped(each) ? more(each.name) : setField(each))}>
                  {t(each.labelKey)}
                </MenuItem>
              )),
              <MenuItem key="more" look="quiet" onClick={() => more()}>
                {t("find.more")}
              </MenuItem>,
            ]}
      </Menu>
      {step === "range" && field && button.current ? (
        <DateRangePopover
          title={t(field.labelKey)}
          anchor={button.current}
          onMissing={close}
          onApply={choose}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** True if a field has no fixed set of values to select from. */
function isTyped(field: FieldDescriptor<MessageKey>): boolean {
  const { options, presets } = filterOf(field);
  return !(field.relation || options || presets);
}

interface FilterValuesProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly onChoose: (value: string) => void;
  readonly onRange: () => void;
}

function FilterValues({ field, onChoose, onRange }: FilterValuesProps) {
  const { t } = useText();
  const options = useFilterOptions(field);
  const { presets } = filterOf(field);
  if (presets) {
    return [
      ...presets.map(({ labelKey, days }) => (
        <MenuItem key={labelKey} onClick={() => onChoose(writeCondition({ operator: "within", values: [days] }))}>
          {t(labelKey)}
        </MenuItem>
      )),
      <MenuItem key="range" onClick={onRange}>
        {t("crud.range.other")}
      </MenuItem>,
    ];
  }
  return options.map((option) => (
    <MenuItem key={option.value} onClick={() => onChoose(writeCondition({ operator: "is", values: [option.value] }))}>
      {option.label}
    </MenuItem>
  ));
}
