import type { ReactNode } from "react";
import type { EntityName, MessageKey } from "../../contract/register.ts";
import type { FieldDescriptor, Tone } from "../../contract/screens.ts";
import { filteredListPath } from "../crud/query/list-state.ts";
import { useRecordCounts } from "../data/count-records.ts";
import { useEntityScreens } from "../data/use-entity-screens.ts";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { MetricPanel } from "./metric-panel.tsx";

interface ValuePanelProps {
  readonly titleKey: TextKey;
  readonly entity: EntityName;
  /** An enumeration or boolean field that the entity's list can filter. */
  readonly field: string;
  /** Labels of true and false for a boolean field. */
  readonly flagKeys?: { readonly true: TextKey; readonly false: TextKey };
  readonly children?: ReactNode;
}

interface Value {
  readonly value: string;
  readonly labelKey: TextKey;
  readonly tone?: Tone;
}

function toValues(
  field: FieldDescriptor<MessageKey> | undefined,
  flagKeys: ValuePanelProps["flagKeys"],
): readonly Value[] {
  return flagKeys === undefined
    ? (field?.enumeration?.values ?? [])
    : [
        { value: "true", labelKey: flagKeys.true, tone: "success" },
        { value: "false", labelKey: flagKeys.false, tone: "neutral" },
      ];
}

/**
 * Number of records per value of a field, with the labels of the spec.
 *
 * @example
 * <ValuePanel titleKey="product.byStatus" entity="ticket" field="status" />
 */
export function ValuePanel({ titleKey, entity, field, flagKeys, children }: ValuePanelProps) {
  const { t } = useText();
  const screens = useEntityScreens(entity);
  const values = toValues(screens?.fields[field], flagKeys);
  const answers = useRecordCounts(values.map(({ value }) => ({ entity, filters: { [field]: value } })));
  const metrics = values.flatMap(({ value, labelKey, tone = "neutral" }, index) => {
    const answer = answers[index];
    const path = filteredListPath(screens?.routes.list ?? "/", field, value);
    return answer === undefined ? [] : [{ id: value, label: t(labelKey), path, tone, answer }];
  });
  return (
    <MetricPanel
      title={t(titleKey)}
      kind="donut"
      isLoading={screens === null}
      metrics={screens === null ? [] : metrics}
    >
      {children}
    </MetricPanel>
  );
}
