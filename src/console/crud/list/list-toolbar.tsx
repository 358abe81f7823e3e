import DensityMedium from "@mui/icons-material/DensityMedium";
import DensitySmall from "@mui/icons-material/DensitySmall";
import Refresh from "@mui/icons-material/Refresh";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import type { ListState } from "./list-state.ts";
import { SearchBox } from "./search-box.tsx";
import type { Density } from "./use-density.ts";
import type { ChangeListState } from "./use-list-state.ts";

interface ListToolbarProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onReload: () => void;
}

/** Search, filters, columns, density and reload, on one line. */
export function ListToolbar({ screens, state, change, density, onDensity, onReload }: ListToolbarProps) {
  const { t } = useText();
  const isCompact = density === "compact";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, p: 1.5 }}>
      <SearchBox value={state.search} onSearch={(search) => change({ search }, { replace: true })} />
      <Filters screens={screens} state={state} change={change} />
      <Box sx={{ flex: 1 }} />
      <ColumnsMenu
        screens={screens}
        shown={state.columns}
        onChange={(columns) => change({ columns, page: state.page })}
      />
      <Tooltip title={`${t("crud.list.density")}: ${t(isCompact ? "crud.list.compact" : "crud.list.comfortable")}`}>
        <IconButton
          aria-label={t("crud.list.density")}
          aria-pressed={!isCompact}
          onClick={() => onDensity(isCompact ? "comfortable" : "compact")}
        >
          {isCompact ? <DensitySmall fontSize="small" /> : <DensityMedium fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t("crud.list.reload")}>
        <IconButton aria-label={t("crud.list.reload")} onClick={onReload}>
          <Refresh fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function without(filters: ListState["filters"], field: string): ListState["filters"] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));
}

function Filters({ screens, state, change }: Pick<ListToolbarProps, "screens" | "state" | "change">) {
  const fields = (screens.list?.filters ?? [])
    .map((name) => screens.fields[name])
    .filter((field): field is FieldDescriptor<MessageKey> => field !== undefined);
  if (fields.length === 0) {
    return null;
  }
  const active = fields.flatMap((field) => {
    const value = state.filters[field.name];
    return value === undefined ? [] : [{ field, value }];
  });
  const free = fields.filter((field) => state.filters[field.name] === undefined);
  return (
    <>
      {active.map(({ field, value }) => (
        <FilterChip
          key={field.name}
          field={field}
          value={value}
          onRemove={() => change({ filters: without(state.filters, field.name) })}
        />
      ))}
      {free.length > 0 ? (
        <FilterMenu
          fields={free}
          onFilter={(field, value) => change({ filters: { ...state.filters, [field]: value } })}
        />
      ) : null}
    </>
  );
}
