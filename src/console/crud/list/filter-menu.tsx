import ArrowBack from "@mui/icons-material/ArrowBack";
import FilterList from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useRef, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { today, writeDateRange } from "../../lib/date-range.ts";
import { datePresets } from "./date-presets.ts";
import { DateRangePopover } from "./date-range-popover.tsx";
import { isDateFilter } from "./list-defaults.ts";
import { useFilterOptions } from "./use-filter-options.ts";

interface FilterMenuProps {
  readonly fields: readonly FieldDescriptor<MessageKey>[];
  readonly onFilter: (field: string, value: string) => void;
}

/** Where the choice of a filter stands: a menu of fields, of one field's values, or two days to type. */
type Step = "closed" | "menu" | "range";

/** Adds a filter: first the field, then its value. */
export function FilterMenu({ fields, onFilter }: FilterMenuProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>("closed");
  const [field, setField] = useState<FieldDescriptor<MessageKey> | null>(null);
  const close = () => setStep("closed");
  const choose = (value: string) => {
    if (field) {
      onFilter(field.name, value);
    }
    close();
  };
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="menu"
        onClick={() => {
          setField(null);
          setStep("menu");
        }}
      >
        {t("crud.list.filters")}
      </Button>
      <Menu anchorEl={() => button.current} open={step === "menu"} onClose={close}>
        {field
          ? [
              <MenuItem key="back" onClick={() => setField(null)} sx={{ color: "text.secondary" }}>
                <ListItemIcon>
                  <ArrowBack fontSize="small" />
                </ListItemIcon>
                {t(field.labelKey)}
              </MenuItem>,
              <FilterValues key="values" field={field} onChoose={choose} onRange={() => setStep("range")} />,
            ]
          : fields.map((each) => (
              <MenuItem key={each.name} onClick={() => setField(each)}>
                {t(each.labelKey)}
              </MenuItem>
            ))}
      </Menu>
      {step === "range" && field && button.current ? (
        <DateRangePopover title={t(field.labelKey)} anchor={button.current} onApply={choose} onClose={close} />
      ) : null}
    </>
  );
}

interface FilterValuesProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly onChoose: (value: string) => void;
  readonly onRange: () => void;
}

function FilterValues({ field, onChoose, onRange }: FilterValuesProps) {
  const { t } = useText();
  const options = useFilterOptions(field);
  if (isDateFilter(field)) {
    return [
      ...datePresets.map(({ labelKey, toRange }) => (
        <MenuItem key={labelKey} onClick={() => onChoose(writeDateRange(toRange(today())))}>
          {t(labelKey)}
        </MenuItem>
      )),
      <MenuItem key="range" onClick={onRange}>
        {t("crud.range.other")}
      </MenuItem>,
    ];
  }
  return options.map((option) => (
    <MenuItem key={option.value} onClick={() => onChoose(option.value)}>
      {option.label}
    </MenuItem>
  ));
}
