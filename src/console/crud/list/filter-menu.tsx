import ArrowBack from "@mui/icons-material/ArrowBack";
import FilterList from "@mui/icons-material/FilterList";
import Button from "@mui/material/Button";
import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useFilterOptions } from "./use-filter-options.ts";

interface FilterMenuProps {
  readonly fields: readonly FieldDescriptor<MessageKey>[];
  readonly onFilter: (field: string, value: string) => void;
}

/** Adds a filter: first the field, then its value. */
export function FilterMenu({ fields, onFilter }: FilterMenuProps) {
  const { t } = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [field, setField] = useState<FieldDescriptor<MessageKey> | null>(null);
  const close = () => setAnchor(null);
  const choose = (value: string) => {
    if (field) {
      onFilter(field.name, value);
    }
    close();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="menu"
        onClick={(event) => {
          setField(null);
          setAnchor(event.currentTarget);
        }}
      >
        {t("crud.list.filters")}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {field
          ? [
              <MenuItem key="back" onClick={() => setField(null)} sx={{ color: "text.secondary" }}>
                <ListItemIcon>
                  <ArrowBack fontSize="small" />
                </ListItemIcon>
                {t(field.labelKey)}
              </MenuItem>,
              <FilterValues key="values" field={field} onChoose={choose} />,
            ]
          : fields.map((each) => (
              <MenuItem key={each.name} onClick={() => setField(each)}>
                {t(each.labelKey)}
              </MenuItem>
            ))}
      </Menu>
    </>
  );
}

interface FilterValuesProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly onChoose: (value: string) => void;
}

function FilterValues({ field, onChoose }: FilterValuesProps) {
  const options = useFilterOptions(field);
  return options.map((option) => (
    <MenuItem key={option.value} onClick={() => onChoose(option.value)}>
      {option.label}
    </MenuItem>
  ));
}
