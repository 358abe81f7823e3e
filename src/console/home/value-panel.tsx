import type { ReactNode } from "react";
import { filteredListPath } from "../crud/list/list-state.ts";
import { useRecordCounts } from "../data/count-records.ts";
import type { TextKey } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { toStatusTone } from "../ui/status-tone.ts";
import { FigurePanel } from "./figure-panel.tsx";

interface Value {
  readonly value: string;
  readonly labelKey: TextKey;
  /** The status whose colour it has; by default the value itself. */
  readonly like?: string;
}

interface ValuePanelProps {
  readonly titleKey: TextKey;
  readonly entity: string;
  readonly listPath: string;
  readonly field: string;
  readonly values: readonly Value[];
  readonly children?: ReactNode;
}

/** How many records have each value of a field. */
export function ValuePanel({ titleKey, entity, listPath, field, values, children }: ValuePanelProps) {
  const { t } = useText();
  const answers = useRecordCounts(values.map(({ value }) => ({ entity, filters: { [field]: value } })));
  const figures = values.flatMap(({ value, labelKey, like = value }, index) => {
    const answer = answers[index];
    const path = filteredListPath(listPath, field, value);
    return answer === undefined ? [] : [{ id: value, label: t(labelKey), path, tone: toStatusTone(like), answer }];
  });
  return (
    <FigurePanel title={t(titleKey)} kind="donut" figures={figures}>
      {children}
    </FigurePanel>
  );
}
