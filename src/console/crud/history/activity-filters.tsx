import { Button } from "../../ui/mui/button.ts";
import { TextField } from "../../ui/mui/text-field.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { useAbilities } from "../../data/abilities.ts";
import { DayInput } from "../../fields/day-input.tsx";
import { useText } from "../../i18n/use-text.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { SearchBox } from "../query/search-box.tsx";
import { actionKey, KNOWN_ACTIONS } from "./action-text.ts";
import type { ActivityState } from "./activity-state.ts";
import styles from "./history.module.css";

interface ActivityFiltersProps {
  readonly state: ActivityState;
  readonly screens: ReadonlyMap<string, EntityScreens<MessageKey>>;
  readonly onChange: (change: Partial<ActivityState>) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Filters of the activity list: user, entity, action and date. */
export function ActivityFilters({ state, screens, onChange }: ActivityFiltersProps) {
  const { t } = useText();
  const { search } = useAbilities();
  const entities = [...screens.values()].map(({ entity, messages }) => ({ value: entity, label: t(messages.many) }));
  const own = [...screens.values()].flatMap((each) =>
    each.actions.map(({ name }) => ({ value: name, label: t(actionKey(name, each)) })),
  );
  const known = KNOWN_ACTIONS.map((value) => ({ value, label: t(actionKey(value, null)) }));
  const isFiltered = [state.search, state.username, state.entity, state.action, state.from, state.to].some(Boolean);
  return (
    <section className={styles["filters"]} aria-label={t("activity.filters")}>
      {search ? (
        <div className={styles["search"]}>
          <SearchBox value={state.search} onSearch={(text) => onChange({ search: text })} />
        </div>
      ) : null}
      <TextField
        key={state.username}
        label={t("activity.who")}
        helperText={t("activity.whoHelp")}
        defaultValue={state.username}
        onBlur={(event) => onChange({ username: event.target.value.trim() })}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            onChange({ username: (event.target as HTMLInputElement).value.trim() });
          }
        }}
      />
      <ChoiceField
        label={t("activity.entity")}
        value={state.entity}
        choices={entities}
        onChange={(entity) => onChange({ entity })}
      />
      <ChoiceField
        label={t("activity.action")}
        value={state.action}
        choices={[...known, ...own]}
        onChange={(action) => onChange({ action })}
      />
      <DayInput label={t("activity.from")} value={state.from} onChange={(from) => onChange({ from })} />
      <DayInput label={t("activity.to")} value={state.to} onChange={(to) => onChange({ to })} />
      {isFiltered ? (
        <Button
          onClick={() => onChange({ search: "", username: "", entity: "", action: "", from: "", to: "" })}
          sx={{ justifySelf: "start" }}
        >
          {t("activity.clear")}
        </Button>
      ) : null}
    </section>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { t } = useText();
  const { value } = props;
  // A link may contain an unknown value. It is kept as a filter.
  const isUnknown = value !== "" && !choices.some((choice) => choice.value === value);
  const unknown = isUnknown ? [{ value, label: value }] : [];
  return (
    <SelectField {...props} displayEmpty options={[{ value: "", label: t("activity.any") }, ...unknown, ...choices]} />
  );
}
