import { BookmarkIcon } from "../../ui/icons/bookmark.ts";
import { CloseIcon } from "../../ui/icons/close.ts";
import { DensityMediumIcon } from "../../ui/icons/density-medium.ts";
import { DensitySmallIcon } from "../../ui/icons/density-small.ts";
import { MoreVertIcon } from "../../ui/icons/more-vert.ts";
import { RefreshIcon } from "../../ui/icons/refresh.ts";
import { ViewColumnIcon } from "../../ui/icons/view-column.ts";
import { type ReactNode, useState } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens, FieldDescriptor } from "../../../contract/screens.ts";
import type { ListAbilities } from "../../data/abilities.ts";
import { useText } from "../../i18n/use-text.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { PopoverButton } from "../../ui/popover-button.tsx";
import { ToolButton } from "../../ui/tool-button.tsx";
import type { ListState } from "../query/list-state.ts";
import { SearchBox } from "../query/search-box.tsx";
import chips from "./filters/chip.module.css";
import { FilterChip } from "./filters/filter-chip.tsx";
import { FilterMenu } from "./filters/filter-menu.tsx";
import styles from "./list.module.css";
import { savePreferences } from "./state/saved-views.ts";
import type { ChangeListState } from "./state/use-list-state.ts";
import type { Density } from "./table/use-density.ts";

const ColumnsPopover = lazyComponent(async () => (await import("./table/columns-popover.tsx")).ColumnsPopover);
const ViewsPopover = lazyComponent(async () => (await import("./views/views-popover.tsx")).ViewsPopover);
const FilterDialog = lazyComponent(async () => (await import("./filters/filter-dialog.tsx")).FilterDialog);
const GroupChip = lazyComponent(async () => (await import("./filters/group-chip.tsx")).GroupChip);

interface ListToolbarProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly state: ListState;
  readonly change: ChangeListState;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onReload: () => void;
  /** Tools of other features, such as export and import. */
  readonly children: ReactNode;
  /** True if rows are cards and a button opens the tools. */
  readonly isNarrow: boolean;
  /** List features that the backend or the browser supports. Others are not rendered. */
  readonly can: ListAbilities;
}

/** Toolbar with search, filters, columns, saved views, density and reload. */
export function ListToolbar(props: ListToolbarProps) {
  const { screens, state, change, density, onDensity, onReload, children, can, isNarrow } = props;
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const isCompact = density === "compact";
  return (
    <div className={styles["toolbar"]}>
      {can.search || state.search !== "" ? (
        <SearchBox value={state.search} onSearch={(search) => change({ search }, { replace: true })} />
      ) : null}
      <Filters screens={screens} state={state} change={change} can={can} />
      {isNarrow ? (
        <ToolButton
          aria-label={t("crud.list.tools")}
          title={t("crud.list.tools")}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreVertIcon fontSize="small" />
        </ToolButton>
      ) : null}
      <div className={styles["tools"]} hidden={isNarrow && !isOpen}>
        <ColumnsMenu
          screens={screens}
          shown={state.columns}
          onChange={(columns) => {
            savePreferences(screens.entity, { columns });
            change({ columns, page: state.page });
          }}
        />
        {children}
        <ViewsMenu screens={screens} state={state} />
        {isNarrow ? null : (
          <ToolButton
            aria-label={t("crud.list.density")}
            title={`${t("crud.list.density")}: ${t(isCompact ? "crud.list.compact" : "crud.list.comfortable")}`}
            aria-pressed={!isCompact}
            onClick={() => onDensity(isCompact ? "comfortable" : "compact")}
          >
            {isCompact ? <DensitySmallIcon fontSize="small" /> : <DensityMediumIcon fontSize="small" />}
          </ToolButton>
        )}
        <ToolButton aria-label={t("crud.list.reload")} title={t("crud.list.reload")} onClick={onReload}>
          <RefreshIcon fontSize="small" />
        </ToolButton>
      </div>
    </div>
  );
}

function without(filters: ListState["filters"], field: string): ListState["filters"] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));
}

type FiltersProps = Pick<ListToolbarProps, "screens" | "state" | "change" | "can">;

/** Active filters as chips, and the menu that adds more. */
function Filters({ screens, state, change, can }: FiltersProps) {
  const { t } = useText();
  const [more, setMore] = useState<{ readonly field?: string | undefined } | null>(null);
  const close = () => setMore(null);
  const active = Object.entries(state.filters).flatMap(([name, value]) => {
    const field = screens.fields[name];
    return field ? [{ field, value }] : [];
  });
  const free = (screens.list?.filters ?? [])
    .filter((name) => state.filters[name] === undefined)
    .map((name) => screens.fields[name])
    // Relations to embedded records have no list to choose from; only links filter by them.
    .filter((field): field is FieldDescriptor<MessageKey> => field !== undefined && !field.relation?.within);
  return (
    <>
      {active.map(({ field, value }) => (
        <FilterChip
          key={field.name}
          field={field}
          value={value}
          filters={state.filters}
          onRemove={() => change({ filters: without(state.filters, field.name) })}
        />
      ))}
      {state.groups.map((group) => (
        <GroupChip
          key={group.map(({ field, text }) => `${field}:${text}`).join("|")}
          screens={screens}
          group={group}
          onRemove={() => change({ groups: state.groups.filter((each) => each !== group) })}
        />
      ))}
      {state.ignored.length > 0 ? (
        <button
          type="button"
          className={`${chips["chip"]} ${styles["warning"]}`}
          onClick={() => change({ page: state.page })}
        >
          <span>{t("find.ignored", { subject: state.ignored.join(", ") })}</span>
          <CloseIcon fontSize="inherit" />
        </button>
      ) : null}
      {can.filters.length > 0 ? (
        <FilterMenu
          fields={free}
          onFilter={(field, value) => change({ filters: { ...state.filters, [field]: value } })}
          onMore={(field) => setMore({ field })}
        />
      ) : null}
      {more ? (
        <FilterDialog
          screens={screens}
          state={state}
          field={more.field}
          onMissing={close}
          onClose={close}
          onApply={(filters) => {
            close();
            change(filters);
          }}
        />
      ) : null}
    </>
  );
}

interface ColumnsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
}

/** Button that opens the column settings. */
function ColumnsMenu(props: ColumnsMenuProps) {
  const { t } = useText();
  return (
    <PopoverButton
      label={t("crud.list.columns")}
      icon={<ViewColumnIcon fontSize="small" />}
      render={(place) => <ColumnsPopover {...props} {...place} />}
    />
  );
}

interface ViewsMenuProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Current state of the list. */
  readonly state: ListState;
}

/** Button that opens the saved views. */
function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useText();
  return (
    <PopoverButton
      label={t("find.views.label")}
      icon={<BookmarkIcon fontSize="small" />}
      render={(place) => <ViewsPopover {...props} {...place} />}
    />
  );
}
