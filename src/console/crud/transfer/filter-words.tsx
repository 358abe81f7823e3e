import { Fragment, type Ref } from "react";
import type { MessageKey } from "../../../contract/register.ts";
import type { FieldDescriptor } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { useConditionLabel } from "../query/use-filter-options.ts";
import type { ListSource } from "./use-whole-list.ts";

interface FilterWordsProps extends Pick<ListSource, "screens" | "state"> {
  readonly ref: Ref<HTMLUListElement>;
}

/**
 * Hidden list with the active filters in words, such as "Status: Active". Names of related records load asynchronously;
 * printing copies the texts from here.
 */
export function FilterWords({ ref, screens, state: { search, filters, groups } }: FilterWordsProps) {
  const { t } = useText();
  return (
    <ul ref={ref} hidden>
      {search === "" ? null : <li>{t("transfer.searched", { text: search })}</li>}
      {Object.entries(filters).map(([name, value]) => {
        const field = screens.fields[name];
        return field ? (
          <li key={name}>
            <Condition field={field} text={value} filters={filters} />
          </li>
        ) : null;
      })}
      {groups.map((group) => (
        <li key={group.map(({ field, text }) => `${field}:${text}`).join("|")}>
          {group.map(({ field: name, text }, index) => {
            const field = screens.fields[name];
            return (
              <Fragment key={`${name}:${text}`}>
                {index > 0 ? ` ${t("find.or")} ` : null}
                {field ? <Condition field={field} text={text} filters={{}} /> : name}
              </Fragment>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

interface ConditionProps {
  readonly field: FieldDescriptor<MessageKey>;
  readonly text: string;
  readonly filters: ListSource["state"]["filters"];
}

function Condition({ field, text, filters }: ConditionProps) {
  const { t } = useText();
  return `${t(field.labelKey)}: ${useConditionLabel(field, text, filters)}`;
}
