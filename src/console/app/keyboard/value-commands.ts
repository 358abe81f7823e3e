import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { filterOf } from "../../../kinds/filters.ts";
import { filteredListPath } from "../../crud/query/list-state.ts";
import { writeCondition } from "../../data/condition.ts";
import type { Text } from "../../i18n/text.ts";
import type { Command } from "./command.ts";

/** Commands for lists filtered by a value: "Pessoas · Status: Ativa", "Ingressos · Último dia: este mês". */
export function toValueCommands(
  t: Text["t"],
  listed: readonly EntityScreens<MessageKey>[],
  goTo: (path: string) => void,
): readonly Command[] {
  return listed.flatMap(({ entity, icon, fields, list, messages, routes }) =>
    (list?.filters ?? []).flatMap((name) => {
      const field = fields[name];
      const path = routes.list;
      if (!field || path === null) {
        return [];
      }
      const { presets } = filterOf(field);
      const values = presets
        ? presets.map(
            ({ labelKey, days }) =>
              ({ label: t(labelKey), condition: { operator: "within", values: [days] } }) as const,
          )
        : (field.enumeration?.values ?? []).map(
            ({ value, labelKey }) => ({ label: t(labelKey), condition: { operator: "is", values: [value] } }) as const,
          );
      return values.map(({ label, condition }) => ({
        id: `${entity}.${name}.${condition.values[0]}`,
        group: "value" as const,
        label: `${t(messages.many)} · ${t(field.labelKey)}: ${label}`,
        icon,
        keys: [],
        run: () => goTo(filteredListPath(path, name, writeCondition(condition))),
      }));
    }),
  );
}
